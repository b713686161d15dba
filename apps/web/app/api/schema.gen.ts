// Generated from the OpenAPI document by `npm run generate:api`. Do not edit.

export interface paths {
    "/api/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the service can answer */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "ok" | "unavailable";
                            /** @enum {string} */
                            database: "embedded" | "external";
                            version: string;
                        };
                    };
                };
                /** @description Default Response */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "ok" | "unavailable";
                            /** @enum {string} */
                            database: "embedded" | "external";
                            version: string;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Search live jobs */
        get: {
            parameters: {
                query?: {
                    q?: string;
                    location?: string;
                    radius?: number;
                    country?: ("DE" | "AT" | "CH")[];
                    category?: ("doctors" | "nursing" | "medical" | "mfa" | "administration" | "management")[];
                    employmentType?: ("full_time" | "part_time" | "both" | "temporary" | "freelance" | "internship")[];
                    experienceLevel?: ("entry" | "mid" | "senior" | "executive")[];
                    specialty?: ("general_medicine" | "surgery" | "internal_medicine" | "cardiology" | "neurology" | "orthopedics" | "pediatrics" | "psychiatry" | "radiology" | "physiotherapy")[];
                    remote?: ("onsite" | "hybrid" | "remote")[];
                    employerType?: ("hospital" | "medical_centers" | "private_practices" | "care_facilities" | "public_health" | "non_profit" | "academic" | "public" | "private" | "practice" | "company")[];
                    companySize?: ("1-50" | "51-200" | "201-1000" | "1000+")[];
                    employerId?: string[];
                    salaryMin?: number;
                    shift?: ("early" | "day" | "late" | "night")[];
                    weekendFree?: boolean;
                    postedWithin?: number;
                    featured?: boolean;
                    sort?: "relevance" | "newest" | "oldest" | "salary_desc" | "salary_asc" | "title_asc" | "title_desc";
                    explain?: boolean;
                    page?: number;
                    pageSize?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                /** Format: uuid */
                                id: string;
                                title: string;
                                employer: {
                                    /** Format: uuid */
                                    id: string;
                                    name: string;
                                    /** @enum {string} */
                                    type: "hospital" | "practice" | "company";
                                };
                                location: {
                                    city: string;
                                    postalCode: string | null;
                                    region: string;
                                    /** @enum {string} */
                                    country: "DE" | "AT" | "CH";
                                    lat: number;
                                    lon: number;
                                };
                                distanceKm?: number;
                                /** @enum {string} */
                                category: "doctors" | "nursing" | "medical" | "mfa" | "administration" | "management";
                                /** @enum {string} */
                                employmentType: "full_time" | "part_time" | "both" | "temporary" | "freelance" | "internship";
                                salary: {
                                    min: number;
                                    max: number;
                                    /** @enum {string} */
                                    currency: "EUR" | "CHF";
                                    /** @enum {string} */
                                    period: "hour" | "month" | "year";
                                } | null;
                                tariff: {
                                    name: string;
                                    grade: string | null;
                                    steps: string | null;
                                } | null;
                                /** @enum {string} */
                                experienceLevel: "entry" | "mid" | "senior" | "executive";
                                specialty: ("general_medicine" | "surgery" | "internal_medicine" | "cardiology" | "neurology" | "orthopedics" | "pediatrics" | "psychiatry" | "radiology" | "physiotherapy") | null;
                                department: string | null;
                                /** @enum {string} */
                                remote: "onsite" | "hybrid" | "remote";
                                /** @enum {string} */
                                contract: "permanent" | "fixed_term";
                                hoursPerWeek: {
                                    min: number;
                                    max: number;
                                } | null;
                                shifts: ("early" | "day" | "late" | "night")[];
                                week: ({
                                    /** @enum {string} */
                                    shift: "early" | "day" | "late" | "night";
                                    start: string;
                                    end: string;
                                } | null)[] | null;
                                freeWeekendsOfFour: number | null;
                                maxNightsPerMonth: number | null;
                                /** Format: date-time */
                                postedAt: string;
                                featured: boolean;
                                reference: string | null;
                                ranking?: {
                                    score: number;
                                    reasons: {
                                        word: string;
                                        /** @enum {string} */
                                        field: "title" | "occupation" | "level" | "specialty" | "department" | "employer" | "place" | "text";
                                        /** @enum {string} */
                                        match: "exact" | "synonym" | "narrower" | "related" | "spelling";
                                        points: number;
                                    }[];
                                    freshness: number;
                                    featured: number;
                                };
                            }[];
                            total: number;
                            page: number;
                            pageSize: number;
                            facets: {
                                [key: string]: {
                                    value: string;
                                    count: number;
                                }[];
                            };
                            suggestion?: string;
                            /** @default [] */
                            understood: {
                                /** @enum {string} */
                                kind: "occupation" | "level" | "specialty" | "department" | "employer" | "word" | "phrase" | "excluded" | "location" | "radius" | "country" | "employmentType" | "shift" | "withoutShift" | "weekendFree" | "remote" | "salaryMin" | "salaryMax" | "unsearchable";
                                text: string;
                                value?: string;
                                /** @default [] */
                                also: string[];
                                corrected?: string;
                                isLeftOut?: boolean;
                                without: string;
                            }[];
                            /** @default [] */
                            relaxations: {
                                /** @enum {string} */
                                kind: "related" | "radius" | "filter" | "word";
                                value: string;
                                change: {
                                    [key: string]: string;
                                };
                                count: number;
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @enum {string} */
                            code: "request.invalid" | "request.malformed" | "request.forbidden" | "request.not_found" | "request.method_not_allowed" | "request.timeout" | "request.too_large" | "request.uri_too_long" | "request.unsupported_media_type" | "request.headers_too_large" | "request.rate_limited" | "auth.required" | "auth.token_invalid" | "auth.session_ended" | "auth.second_factor_required" | "account.proof_invalid" | "account.session_not_found" | "account.onboarding_incomplete" | "employer_link.not_found" | "employer_link.no_match" | "admin.credentials_invalid" | "admin.duplicate_email" | "admin.not_found" | "admin.last" | "job.not_found" | "job.expired" | "employer.not_found" | "saved_search.not_found" | "saved_search.limit_reached" | "place.not_found" | "media.not_found" | "newsletter.token_invalid" | "server.unexpected" | "server.unavailable";
                            detail?: string;
                            requestId?: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/jobs/map": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where the live jobs of a search are, in clusters */
        get: {
            parameters: {
                query?: {
                    q?: string;
                    location?: string;
                    radius?: number;
                    country?: ("DE" | "AT" | "CH")[];
                    category?: ("doctors" | "nursing" | "medical" | "mfa" | "administration" | "management")[];
                    employmentType?: ("full_time" | "part_time" | "both" | "temporary" | "freelance" | "internship")[];
                    experienceLevel?: ("entry" | "mid" | "senior" | "executive")[];
                    specialty?: ("general_medicine" | "surgery" | "internal_medicine" | "cardiology" | "neurology" | "orthopedics" | "pediatrics" | "psychiatry" | "radiology" | "physiotherapy")[];
                    remote?: ("onsite" | "hybrid" | "remote")[];
                    employerType?: ("hospital" | "medical_centers" | "private_practices" | "care_facilities" | "public_health" | "non_profit" | "academic" | "public" | "private" | "practice" | "company")[];
                    companySize?: ("1-50" | "51-200" | "201-1000" | "1000+")[];
                    employerId?: string[];
                    salaryMin?: number;
                    shift?: ("early" | "day" | "late" | "night")[];
                    weekendFree?: boolean;
                    postedWithin?: number;
                    featured?: boolean;
                    sort?: "relevance" | "newest" | "oldest" | "salary_desc" | "salary_asc" | "title_asc" | "title_desc";
                    explain?: boolean;
                    page?: number;
                    pageSize?: number;
                    bbox?: string;
                    zoom?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            total: number;
                            shown: number;
                            bounds: {
                                west: number;
                                south: number;
                                east: number;
                                north: number;
                            } | null;
                            around: {
                                lat: number;
                                lon: number;
                                radiusKm: number;
                            } | null;
                            clusters: {
                                west: number;
                                south: number;
                                east: number;
                                north: number;
                                lat: number;
                                lon: number;
                                count: number;
                                place: string;
                                jobId?: string;
                                title?: string;
                                /** @enum {string} */
                                category?: "doctors" | "nursing" | "medical" | "mfa" | "administration" | "management";
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @enum {string} */
                            code: "request.invalid" | "request.malformed" | "request.forbidden" | "request.not_found" | "request.method_not_allowed" | "request.timeout" | "request.too_large" | "request.uri_too_long" | "request.unsupported_media_type" | "request.headers_too_large" | "request.rate_limited" | "auth.required" | "auth.token_invalid" | "auth.session_ended" | "auth.second_factor_required" | "account.proof_invalid" | "account.session_not_found" | "account.onboarding_incomplete" | "employer_link.not_found" | "employer_link.no_match" | "admin.credentials_invalid" | "admin.duplicate_email" | "admin.not_found" | "admin.last" | "job.not_found" | "job.expired" | "employer.not_found" | "saved_search.not_found" | "saved_search.limit_reached" | "place.not_found" | "media.not_found" | "newsletter.token_invalid" | "server.unexpected" | "server.unavailable";
                            detail?: string;
                            requestId?: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/jobs/map/items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The live jobs of a search in one section of the map, newest first */
        get: {
            parameters: {
                query: {
                    q?: string;
                    location?: string;
                    radius?: number;
                    country?: ("DE" | "AT" | "CH")[];
                    category?: ("doctors" | "nursing" | "medical" | "mfa" | "administration" | "management")[];
                    employmentType?: ("full_time" | "part_time" | "both" | "temporary" | "freelance" | "internship")[];
                    experienceLevel?: ("entry" | "mid" | "senior" | "executive")[];
                    specialty?: ("general_medicine" | "surgery" | "internal_medicine" | "cardiology" | "neurology" | "orthopedics" | "pediatrics" | "psychiatry" | "radiology" | "physiotherapy")[];
                    remote?: ("onsite" | "hybrid" | "remote")[];
                    employerType?: ("hospital" | "medical_centers" | "private_practices" | "care_facilities" | "public_health" | "non_profit" | "academic" | "public" | "private" | "practice" | "company")[];
                    companySize?: ("1-50" | "51-200" | "201-1000" | "1000+")[];
                    employerId?: string[];
                    salaryMin?: number;
                    shift?: ("early" | "day" | "late" | "night")[];
                    weekendFree?: boolean;
                    postedWithin?: number;
                    featured?: boolean;
                    sort?: "relevance" | "newest" | "oldest" | "salary_desc" | "salary_asc" | "title_asc" | "title_desc";
                    explain?: boolean;
                    page?: number;
                    pageSize?: number;
                    bbox: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                /** Format: uuid */
                                id: string;
                                title: string;
                                employer: {
                                    /** Format: uuid */
                                    id: string;
                                    name: string;
                                    /** @enum {string} */
                                    type: "hospital" | "practice" | "company";
                                };
                                location: {
                                    city: string;
                                    postalCode: string | null;
                                    region: string;
                                    /** @enum {string} */
                                    country: "DE" | "AT" | "CH";
                                    lat: number;
                                    lon: number;
                                };
                                distanceKm?: number;
                                /** @enum {string} */
                                category: "doctors" | "nursing" | "medical" | "mfa" | "administration" | "management";
                                /** @enum {string} */
                                employmentType: "full_time" | "part_time" | "both" | "temporary" | "freelance" | "internship";
                                salary: {
                                    min: number;
                                    max: number;
                                    /** @enum {string} */
                                    currency: "EUR" | "CHF";
                                    /** @enum {string} */
                                    period: "hour" | "month" | "year";
                                } | null;
                                tariff: {
                                    name: string;
                                    grade: string | null;
                                    steps: string | null;
                                } | null;
                                /** @enum {string} */
                                experienceLevel: "entry" | "mid" | "senior" | "executive";
                                specialty: ("general_medicine" | "surgery" | "internal_medicine" | "cardiology" | "neurology" | "orthopedics" | "pediatrics" | "psychiatry" | "radiology" | "physiotherapy") | null;
                                department: string | null;
                                /** @enum {string} */
                                remote: "onsite" | "hybrid" | "remote";
                                /** @enum {string} */
                                contract: "permanent" | "fixed_term";
                                hoursPerWeek: {
                                    min: number;
                                    max: number;
                                } | null;
                                shifts: ("early" | "day" | "late" | "night")[];
                                week: ({
                                    /** @enum {string} */
                                    shift: "early" | "day" | "late" | "night";
                                    start: string;
                                    end: string;
                                } | null)[] | null;
                                freeWeekendsOfFour: number | null;
                                maxNightsPerMonth: number | null;
                                /** Format: date-time */
                                postedAt: string;
                                featured: boolean;
                                reference: string | null;
                            }[];
                            total: number;
                            page: number;
                            pageSize: number;
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @enum {string} */
                            code: "request.invalid" | "request.malformed" | "request.forbidden" | "request.not_found" | "request.method_not_allowed" | "request.timeout" | "request.too_large" | "request.uri_too_long" | "request.unsupported_media_type" | "request.headers_too_large" | "request.rate_limited" | "auth.required" | "auth.token_invalid" | "auth.session_ended" | "auth.second_factor_required" | "account.proof_invalid" | "account.session_not_found" | "account.onboarding_incomplete" | "employer_link.not_found" | "employer_link.no_match" | "admin.credentials_invalid" | "admin.duplicate_email" | "admin.not_found" | "admin.last" | "job.not_found" | "job.expired" | "employer.not_found" | "saved_search.not_found" | "saved_search.limit_reached" | "place.not_found" | "media.not_found" | "newsletter.token_invalid" | "server.unexpected" | "server.unavailable";
                            detail?: string;
                            requestId?: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/jobs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One live job, with some like it where asked for; 410 once it is filled or expired */
        get: {
            parameters: {
                query?: {
                    similar?: number;
                };
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            title: string;
                            employer: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                                /** @enum {string} */
                                type: "hospital" | "practice" | "company";
                                kinds: ("hospital" | "medical_centers" | "private_practices" | "care_facilities" | "public_health" | "non_profit" | "academic" | "public" | "private")[];
                                companySize: ("1-50" | "51-200" | "201-1000" | "1000+") | null;
                                location: {
                                    city: string;
                                    postalCode: string | null;
                                    region: string;
                                    /** @enum {string} */
                                    country: "DE" | "AT" | "CH";
                                    lat: number;
                                    lon: number;
                                };
                                distanceKm?: number;
                                tagline: string | null;
                                owner: string | null;
                                beds: number | null;
                                employees: number | null;
                                doctors: number | null;
                                openPositions: number;
                                featured: boolean;
                                descriptionHtml: string;
                            };
                            location: {
                                city: string;
                                postalCode: string | null;
                                region: string;
                                /** @enum {string} */
                                country: "DE" | "AT" | "CH";
                                lat: number;
                                lon: number;
                            };
                            distanceKm?: number;
                            /** @enum {string} */
                            category: "doctors" | "nursing" | "medical" | "mfa" | "administration" | "management";
                            /** @enum {string} */
                            employmentType: "full_time" | "part_time" | "both" | "temporary" | "freelance" | "internship";
                            salary: {
                                min: number;
                                max: number;
                                /** @enum {string} */
                                currency: "EUR" | "CHF";
                                /** @enum {string} */
                                period: "hour" | "month" | "year";
                            } | null;
                            tariff: {
                                name: string;
                                grade: string | null;
                                steps: string | null;
                            } | null;
                            /** @enum {string} */
                            experienceLevel: "entry" | "mid" | "senior" | "executive";
                            specialty: ("general_medicine" | "surgery" | "internal_medicine" | "cardiology" | "neurology" | "orthopedics" | "pediatrics" | "psychiatry" | "radiology" | "physiotherapy") | null;
                            department: string | null;
                            /** @enum {string} */
                            remote: "onsite" | "hybrid" | "remote";
                            /** @enum {string} */
                            contract: "permanent" | "fixed_term";
                            hoursPerWeek: {
                                min: number;
                                max: number;
                            } | null;
                            shifts: ("early" | "day" | "late" | "night")[];
                            week: ({
                                /** @enum {string} */
                                shift: "early" | "day" | "late" | "night";
                                start: string;
                                end: string;
                            } | null)[] | null;
                            freeWeekendsOfFour: number | null;
                            maxNightsPerMonth: number | null;
                            /** Format: date-time */
                            postedAt: string;
                            featured: boolean;
                            reference: string | null;
                            number: number;
                            street: string | null;
                            duty: {
                                shifts: ("early" | "day" | "late" | "night")[];
                                week: ({
                                    /** @enum {string} */
                                    shift: "early" | "day" | "late" | "night";
                                    start: string;
                                    end: string;
                                } | null)[] | null;
                                maxNightsPerMonth: number | null;
                                freeWeekendsOfFour: number | null;
                                onCall: ("none" | "standby" | "on_site") | null;
                                rosterWeeksAhead: number | null;
                                patientsPerNurseDay: number | null;
                                patientsPerNurseNight: number | null;
                                inductionWeeks: number | null;
                            };
                            startsOn: string | null;
                            startFlexible: boolean;
                            vacationDays: number | null;
                            contractMonths: number | null;
                            introHtml: string;
                            sections: {
                                /** @enum {string} */
                                kind: "about" | "tasks" | "team" | "employer" | "process";
                                heading: string;
                                html: string;
                            }[];
                            benefits: {
                                /** @enum {string} */
                                group: "money" | "time" | "learning" | "around";
                                title: string;
                                text: string;
                            }[];
                            requirements: {
                                text: string;
                                required: boolean;
                            }[];
                            contact: {
                                name: string;
                                role: string | null;
                                email: string | null;
                                phone: string | null;
                                hours: string | null;
                            } | null;
                            /** @enum {string} */
                            applyMethod: "external" | "contact";
                            applyUrl: string | null;
                            externalUrl: string | null;
                            /** Format: date-time */
                            validThrough: string;
                            /** Format: date-time */
                            updatedAt: string;
                            similar?: {
                                /** Format: uuid */
                                id: string;
                                title: string;
                                employer: {
                                    /** Format: uuid */
                                    id: string;
                                    name: string;
                                    /** @enum {string} */
                                    type: "hospital" | "practice" | "company";
                                };
                                location: {
                                    city: string;
                                    postalCode: string | null;
                                    region: string;
                                    /** @enum {string} */
                                    country: "DE" | "AT" | "CH";
                                    lat: number;
                                    lon: number;
                                };
                                distanceKm?: number;
                                /** @enum {string} */
                                category: "doctors" | "nursing" | "medical" | "mfa" | "administration" | "management";
                                /** @enum {string} */
                                employmentType: "full_time" | "part_time" | "both" | "temporary" | "freelance" | "internship";
                                salary: {
                                    min: number;
                                    max: number;
                                    /** @enum {string} */
                                    currency: "EUR" | "CHF";
                                    /** @enum {string} */
                                    period: "hour" | "month" | "year";
                                } | null;
                                tariff: {
                                    name: string;
                                    grade: string | null;
                                    steps: string | null;
                                } | null;
                                /** @enum {string} */
                                experienceLevel: "entry" | "mid" | "senior" | "executive";
                                specialty: ("general_medicine" | "surgery" | "internal_medicine" | "cardiology" | "neurology" | "orthopedics" | "pediatrics" | "psychiatry" | "radiology" | "physiotherapy") | null;
                                department: string | null;
                                /** @enum {string} */
                                remote: "onsite" | "hybrid" | "remote";
                                /** @enum {string} */
                                contract: "permanent" | "fixed_term";
                                hoursPerWeek: {
                                    min: number;
                                    max: number;
                                } | null;
                                shifts: ("early" | "day" | "late" | "night")[];
                                week: ({
                                    /** @enum {string} */
                                    shift: "early" | "day" | "late" | "night";
                                    start: string;
                                    end: string;
                                } | null)[] | null;
                                freeWeekendsOfFour: number | null;
                                maxNightsPerMonth: number | null;
                                /** Format: date-time */
                                postedAt: string;
                                featured: boolean;
                                reference: string | null;
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @enum {string} */
                            code: "request.invalid" | "request.malformed" | "request.forbidden" | "request.not_found" | "request.method_not_allowed" | "request.timeout" | "request.too_large" | "request.uri_too_long" | "request.unsupported_media_type" | "request.headers_too_large" | "request.rate_limited" | "auth.required" | "auth.token_invalid" | "auth.session_ended" | "auth.second_factor_required" | "account.proof_invalid" | "account.session_not_found" | "account.onboarding_incomplete" | "employer_link.not_found" | "employer_link.no_match" | "admin.credentials_invalid" | "admin.duplicate_email" | "admin.not_found" | "admin.last" | "job.not_found" | "job.expired" | "employer.not_found" | "saved_search.not_found" | "saved_search.limit_reached" | "place.not_found" | "media.not_found" | "newsletter.token_invalid" | "server.unexpected" | "server.unavailable";
                            detail?: string;
                            requestId?: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @enum {string} */
                            code: "request.invalid" | "request.malformed" | "request.forbidden" | "request.not_found" | "request.method_not_allowed" | "request.timeout" | "request.too_large" | "request.uri_too_long" | "request.unsupported_media_type" | "request.headers_too_large" | "request.rate_limited" | "auth.required" | "auth.token_invalid" | "auth.session_ended" | "auth.second_factor_required" | "account.proof_invalid" | "account.session_not_found" | "account.onboarding_incomplete" | "employer_link.not_found" | "employer_link.no_match" | "admin.credentials_invalid" | "admin.duplicate_email" | "admin.not_found" | "admin.last" | "job.not_found" | "job.expired" | "employer.not_found" | "saved_search.not_found" | "saved_search.limit_reached" | "place.not_found" | "media.not_found" | "newsletter.token_invalid" | "server.unexpected" | "server.unavailable";
                            detail?: string;
                            requestId?: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                410: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @enum {string} */
                            code: "request.invalid" | "request.malformed" | "request.forbidden" | "request.not_found" | "request.method_not_allowed" | "request.timeout" | "request.too_large" | "request.uri_too_long" | "request.unsupported_media_type" | "request.headers_too_large" | "request.rate_limited" | "auth.required" | "auth.token_invalid" | "auth.session_ended" | "auth.second_factor_required" | "account.proof_invalid" | "account.session_not_found" | "account.onboarding_incomplete" | "employer_link.not_found" | "employer_link.no_match" | "admin.credentials_invalid" | "admin.duplicate_email" | "admin.not_found" | "admin.last" | "job.not_found" | "job.expired" | "employer.not_found" | "saved_search.not_found" | "saved_search.limit_reached" | "place.not_found" | "media.not_found" | "newsletter.token_invalid" | "server.unexpected" | "server.unavailable";
                            detail?: string;
                            requestId?: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/jobs/{id}/similar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Live jobs like this one, also when it is gone */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                /** Format: uuid */
                                id: string;
                                title: string;
                                employer: {
                                    /** Format: uuid */
                                    id: string;
                                    name: string;
                                    /** @enum {string} */
                                    type: "hospital" | "practice" | "company";
                                };
                                location: {
                                    city: string;
                                    postalCode: string | null;
                                    region: string;
                                    /** @enum {string} */
                                    country: "DE" | "AT" | "CH";
                                    lat: number;
                                    lon: number;
                                };
                                distanceKm?: number;
                                /** @enum {string} */
                                category: "doctors" | "nursing" | "medical" | "mfa" | "administration" | "management";
                                /** @enum {string} */
                                employmentType: "full_time" | "part_time" | "both" | "temporary" | "freelance" | "internship";
                                salary: {
                                    min: number;
                                    max: number;
                                    /** @enum {string} */
                                    currency: "EUR" | "CHF";
                                    /** @enum {string} */
                                    period: "hour" | "month" | "year";
                                } | null;
                                tariff: {
                                    name: string;
                                    grade: string | null;
                                    steps: string | null;
                                } | null;
                                /** @enum {string} */
                                experienceLevel: "entry" | "mid" | "senior" | "executive";
                                specialty: ("general_medicine" | "surgery" | "internal_medicine" | "cardiology" | "neurology" | "orthopedics" | "pediatrics" | "psychiatry" | "radiology" | "physiotherapy") | null;
                                department: string | null;
                                /** @enum {string} */
                                remote: "onsite" | "hybrid" | "remote";
                                /** @enum {string} */
                                contract: "permanent" | "fixed_term";
                                hoursPerWeek: {
                                    min: number;
                                    max: number;
                                } | null;
                                shifts: ("early" | "day" | "late" | "night")[];
                                week: ({
                                    /** @enum {string} */
                                    shift: "early" | "day" | "late" | "night";
                                    start: string;
                                    end: string;
                                } | null)[] | null;
                                freeWeekendsOfFour: number | null;
                                maxNightsPerMonth: number | null;
                                /** Format: date-time */
                                postedAt: string;
                                featured: boolean;
                                reference: string | null;
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @enum {string} */
                            code: "request.invalid" | "request.malformed" | "request.forbidden" | "request.not_found" | "request.method_not_allowed" | "request.timeout" | "request.too_large" | "request.uri_too_long" | "request.unsupported_media_type" | "request.headers_too_large" | "request.rate_limited" | "auth.required" | "auth.token_invalid" | "auth.session_ended" | "auth.second_factor_required" | "account.proof_invalid" | "account.session_not_found" | "account.onboarding_incomplete" | "employer_link.not_found" | "employer_link.no_match" | "admin.credentials_invalid" | "admin.duplicate_email" | "admin.not_found" | "admin.last" | "job.not_found" | "job.expired" | "employer.not_found" | "saved_search.not_found" | "saved_search.limit_reached" | "place.not_found" | "media.not_found" | "newsletter.token_invalid" | "server.unexpected" | "server.unavailable";
                            detail?: string;
                            requestId?: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/occupations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The vocabulary that jobs are classified by, in the language of the caller */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            occupations: {
                                key: string;
                                label: string;
                                /** @enum {string} */
                                category: "doctors" | "nursing" | "medical" | "mfa" | "administration" | "management";
                            }[];
                            levels: {
                                key: string;
                                label: string;
                            }[];
                            departments: {
                                key: string;
                                label: string;
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/employers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Employers, with filters and counts */
        get: {
            parameters: {
                query?: {
                    q?: string;
                    location?: string;
                    radius?: number;
                    country?: ("DE" | "AT" | "CH")[];
                    employerType?: ("hospital" | "medical_centers" | "private_practices" | "care_facilities" | "public_health" | "non_profit" | "academic" | "public" | "private")[];
                    companySize?: ("1-50" | "51-200" | "201-1000" | "1000+")[];
                    featured?: boolean;
                    sort?: "relevance" | "name_asc" | "name_desc" | "open_positions" | "newest";
                    page?: number;
                    pageSize?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                                /** @enum {string} */
                                type: "hospital" | "practice" | "company";
                                kinds: ("hospital" | "medical_centers" | "private_practices" | "care_facilities" | "public_health" | "non_profit" | "academic" | "public" | "private")[];
                                companySize: ("1-50" | "51-200" | "201-1000" | "1000+") | null;
                                location: {
                                    city: string;
                                    postalCode: string | null;
                                    region: string;
                                    /** @enum {string} */
                                    country: "DE" | "AT" | "CH";
                                    lat: number;
                                    lon: number;
                                };
                                distanceKm?: number;
                                tagline: string | null;
                                owner: string | null;
                                beds: number | null;
                                employees: number | null;
                                doctors: number | null;
                                openPositions: number;
                                featured: boolean;
                            }[];
                            total: number;
                            page: number;
                            pageSize: number;
                            facets: {
                                [key: string]: {
                                    value: string;
                                    count: number;
                                }[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @enum {string} */
                            code: "request.invalid" | "request.malformed" | "request.forbidden" | "request.not_found" | "request.method_not_allowed" | "request.timeout" | "request.too_large" | "request.uri_too_long" | "request.unsupported_media_type" | "request.headers_too_large" | "request.rate_limited" | "auth.required" | "auth.token_invalid" | "auth.session_ended" | "auth.second_factor_required" | "account.proof_invalid" | "account.session_not_found" | "account.onboarding_incomplete" | "employer_link.not_found" | "employer_link.no_match" | "admin.credentials_invalid" | "admin.duplicate_email" | "admin.not_found" | "admin.last" | "job.not_found" | "job.expired" | "employer.not_found" | "saved_search.not_found" | "saved_search.limit_reached" | "place.not_found" | "media.not_found" | "newsletter.token_invalid" | "server.unexpected" | "server.unavailable";
                            detail?: string;
                            requestId?: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/employers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One employer with its departments and pictures */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            /** @enum {string} */
                            type: "hospital" | "practice" | "company";
                            kinds: ("hospital" | "medical_centers" | "private_practices" | "care_facilities" | "public_health" | "non_profit" | "academic" | "public" | "private")[];
                            companySize: ("1-50" | "51-200" | "201-1000" | "1000+") | null;
                            location: {
                                city: string;
                                postalCode: string | null;
                                region: string;
                                /** @enum {string} */
                                country: "DE" | "AT" | "CH";
                                lat: number;
                                lon: number;
                            };
                            distanceKm?: number;
                            tagline: string | null;
                            owner: string | null;
                            beds: number | null;
                            employees: number | null;
                            doctors: number | null;
                            openPositions: number;
                            featured: boolean;
                            email: string | null;
                            website: string | null;
                            phone: string | null;
                            street: string | null;
                            foundedYear: number | null;
                            descriptionHtml: string;
                            certifications: string[];
                            departments: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                                specialty: ("general_medicine" | "surgery" | "internal_medicine" | "cardiology" | "neurology" | "orthopedics" | "pediatrics" | "psychiatry" | "radiology" | "physiotherapy") | null;
                                beds: number | null;
                                description: string | null;
                            }[];
                            media: {
                                /** Format: uuid */
                                id: string;
                                url: string;
                                alt: string;
                                caption: string | null;
                                width: number;
                                height: number;
                            }[];
                            contact: {
                                name: string;
                                role: string | null;
                                email: string | null;
                                phone: string | null;
                                hours: string | null;
                            } | null;
                            /** Format: date-time */
                            updatedAt: string;
                        };
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @enum {string} */
                            code: "request.invalid" | "request.malformed" | "request.forbidden" | "request.not_found" | "request.method_not_allowed" | "request.timeout" | "request.too_large" | "request.uri_too_long" | "request.unsupported_media_type" | "request.headers_too_large" | "request.rate_limited" | "auth.required" | "auth.token_invalid" | "auth.session_ended" | "auth.second_factor_required" | "account.proof_invalid" | "account.session_not_found" | "account.onboarding_incomplete" | "employer_link.not_found" | "employer_link.no_match" | "admin.credentials_invalid" | "admin.duplicate_email" | "admin.not_found" | "admin.last" | "job.not_found" | "job.expired" | "employer.not_found" | "saved_search.not_found" | "saved_search.limit_reached" | "place.not_found" | "media.not_found" | "newsletter.token_invalid" | "server.unexpected" | "server.unavailable";
                            detail?: string;
                            requestId?: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/employers/{id}/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An employer’s open positions, searched like all jobs */
        get: {
            parameters: {
                query?: {
                    q?: string;
                    location?: string;
                    radius?: number;
                    country?: ("DE" | "AT" | "CH")[];
                    category?: ("doctors" | "nursing" | "medical" | "mfa" | "administration" | "management")[];
                    employmentType?: ("full_time" | "part_time" | "both" | "temporary" | "freelance" | "internship")[];
                    experienceLevel?: ("entry" | "mid" | "senior" | "executive")[];
                    specialty?: ("general_medicine" | "surgery" | "internal_medicine" | "cardiology" | "neurology" | "orthopedics" | "pediatrics" | "psychiatry" | "radiology" | "physiotherapy")[];
                    remote?: ("onsite" | "hybrid" | "remote")[];
                    employerType?: ("hospital" | "medical_centers" | "private_practices" | "care_facilities" | "public_health" | "non_profit" | "academic" | "public" | "private" | "practice" | "company")[];
                    companySize?: ("1-50" | "51-200" | "201-1000" | "1000+")[];
                    employerId?: string[];
                    salaryMin?: number;
                    shift?: ("early" | "day" | "late" | "night")[];
                    weekendFree?: boolean;
                    postedWithin?: number;
                    featured?: boolean;
                    sort?: "relevance" | "newest" | "oldest" | "salary_desc" | "salary_asc" | "title_asc" | "title_desc";
                    explain?: boolean;
                    page?: number;
                    pageSize?: number;
                };
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                /** Format: uuid */
                                id: string;
                                title: string;
                                employer: {
                                    /** Format: uuid */
                                    id: string;
                                    name: string;
                                    /** @enum {string} */
                                    type: "hospital" | "practice" | "company";
                                };
                                location: {
                                    city: string;
                                    postalCode: string | null;
                                    region: string;
                                    /** @enum {string} */
                                    country: "DE" | "AT" | "CH";
                                    lat: number;
                                    lon: number;
                                };
                                distanceKm?: number;
                                /** @enum {string} */
                                category: "doctors" | "nursing" | "medical" | "mfa" | "administration" | "management";
                                /** @enum {string} */
                                employmentType: "full_time" | "part_time" | "both" | "temporary" | "freelance" | "internship";
                                salary: {
                                    min: number;
                                    max: number;
                                    /** @enum {string} */
                                    currency: "EUR" | "CHF";
                                    /** @enum {string} */
                                    period: "hour" | "month" | "year";
                                } | null;
                                tariff: {
                                    name: string;
                                    grade: string | null;
                                    steps: string | null;
                                } | null;
                                /** @enum {string} */
                                experienceLevel: "entry" | "mid" | "senior" | "executive";
                                specialty: ("general_medicine" | "surgery" | "internal_medicine" | "cardiology" | "neurology" | "orthopedics" | "pediatrics" | "psychiatry" | "radiology" | "physiotherapy") | null;
                                department: string | null;
                                /** @enum {string} */
                                remote: "onsite" | "hybrid" | "remote";
                                /** @enum {string} */
                                contract: "permanent" | "fixed_term";
                                hoursPerWeek: {
                                    min: number;
                                    max: number;
                                } | null;
                                shifts: ("early" | "day" | "late" | "night")[];
                                week: ({
                                    /** @enum {string} */
                                    shift: "early" | "day" | "late" | "night";
                                    start: string;
                                    end: string;
                                } | null)[] | null;
                                freeWeekendsOfFour: number | null;
                                maxNightsPerMonth: number | null;
                                /** Format: date-time */
                                postedAt: string;
                                featured: boolean;
                                reference: string | null;
                                ranking?: {
                                    score: number;
                                    reasons: {
                                        word: string;
                                        /** @enum {string} */
                                        field: "title" | "occupation" | "level" | "specialty" | "department" | "employer" | "place" | "text";
                                        /** @enum {string} */
                                        match: "exact" | "synonym" | "narrower" | "related" | "spelling";
                                        points: number;
                                    }[];
                                    freshness: number;
                                    featured: number;
                                };
                            }[];
                            total: number;
                            page: number;
                            pageSize: number;
                            facets: {
                                [key: string]: {
                                    value: string;
                                    count: number;
                                }[];
                            };
                            suggestion?: string;
                            /** @default [] */
                            understood: {
                                /** @enum {string} */
                                kind: "occupation" | "level" | "specialty" | "department" | "employer" | "word" | "phrase" | "excluded" | "location" | "radius" | "country" | "employmentType" | "shift" | "withoutShift" | "weekendFree" | "remote" | "salaryMin" | "salaryMax" | "unsearchable";
                                text: string;
                                value?: string;
                                /** @default [] */
                                also: string[];
                                corrected?: string;
                                isLeftOut?: boolean;
                                without: string;
                            }[];
                            /** @default [] */
                            relaxations: {
                                /** @enum {string} */
                                kind: "related" | "radius" | "filter" | "word";
                                value: string;
                                change: {
                                    [key: string]: string;
                                };
                                count: number;
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @enum {string} */
                            code: "request.invalid" | "request.malformed" | "request.forbidden" | "request.not_found" | "request.method_not_allowed" | "request.timeout" | "request.too_large" | "request.uri_too_long" | "request.unsupported_media_type" | "request.headers_too_large" | "request.rate_limited" | "auth.required" | "auth.token_invalid" | "auth.session_ended" | "auth.second_factor_required" | "account.proof_invalid" | "account.session_not_found" | "account.onboarding_incomplete" | "employer_link.not_found" | "employer_link.no_match" | "admin.credentials_invalid" | "admin.duplicate_email" | "admin.not_found" | "admin.last" | "job.not_found" | "job.expired" | "employer.not_found" | "saved_search.not_found" | "saved_search.limit_reached" | "place.not_found" | "media.not_found" | "newsletter.token_invalid" | "server.unexpected" | "server.unavailable";
                            detail?: string;
                            requestId?: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @enum {string} */
                            code: "request.invalid" | "request.malformed" | "request.forbidden" | "request.not_found" | "request.method_not_allowed" | "request.timeout" | "request.too_large" | "request.uri_too_long" | "request.unsupported_media_type" | "request.headers_too_large" | "request.rate_limited" | "auth.required" | "auth.token_invalid" | "auth.session_ended" | "auth.second_factor_required" | "account.proof_invalid" | "account.session_not_found" | "account.onboarding_incomplete" | "employer_link.not_found" | "employer_link.no_match" | "admin.credentials_invalid" | "admin.duplicate_email" | "admin.not_found" | "admin.last" | "job.not_found" | "job.expired" | "employer.not_found" | "saved_search.not_found" | "saved_search.limit_reached" | "place.not_found" | "media.not_found" | "newsletter.token_invalid" | "server.unexpected" | "server.unavailable";
                            detail?: string;
                            requestId?: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/market": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The market at this moment: counts, newest and featured jobs, employers */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            jobs: number;
                            employers: number;
                            newSinceYesterday: number;
                            /** Format: date-time */
                            asOf: string;
                            categories: {
                                /** @enum {string} */
                                category: "doctors" | "nursing" | "medical" | "mfa" | "administration" | "management";
                                count: number;
                                top: {
                                    label: string;
                                    q: string;
                                    count: number;
                                }[];
                            }[];
                            countries: {
                                /** @enum {string} */
                                country: "DE" | "AT" | "CH";
                                count: number;
                            }[];
                            places: {
                                slug: string;
                                name: string;
                                /** @enum {string} */
                                country: "DE" | "AT" | "CH";
                                count: number;
                            }[];
                            roster: {
                                /** Format: uuid */
                                id: string;
                                title: string;
                                employer: {
                                    /** Format: uuid */
                                    id: string;
                                    name: string;
                                    /** @enum {string} */
                                    type: "hospital" | "practice" | "company";
                                };
                                location: {
                                    city: string;
                                    postalCode: string | null;
                                    region: string;
                                    /** @enum {string} */
                                    country: "DE" | "AT" | "CH";
                                    lat: number;
                                    lon: number;
                                };
                                distanceKm?: number;
                                /** @enum {string} */
                                category: "doctors" | "nursing" | "medical" | "mfa" | "administration" | "management";
                                /** @enum {string} */
                                employmentType: "full_time" | "part_time" | "both" | "temporary" | "freelance" | "internship";
                                salary: {
                                    min: number;
                                    max: number;
                                    /** @enum {string} */
                                    currency: "EUR" | "CHF";
                                    /** @enum {string} */
                                    period: "hour" | "month" | "year";
                                } | null;
                                tariff: {
                                    name: string;
                                    grade: string | null;
                                    steps: string | null;
                                } | null;
                                /** @enum {string} */
                                experienceLevel: "entry" | "mid" | "senior" | "executive";
                                specialty: ("general_medicine" | "surgery" | "internal_medicine" | "cardiology" | "neurology" | "orthopedics" | "pediatrics" | "psychiatry" | "radiology" | "physiotherapy") | null;
                                department: string | null;
                                /** @enum {string} */
                                remote: "onsite" | "hybrid" | "remote";
                                /** @enum {string} */
                                contract: "permanent" | "fixed_term";
                                hoursPerWeek: {
                                    min: number;
                                    max: number;
                                } | null;
                                shifts: ("early" | "day" | "late" | "night")[];
                                week: ({
                                    /** @enum {string} */
                                    shift: "early" | "day" | "late" | "night";
                                    start: string;
                                    end: string;
                                } | null)[] | null;
                                freeWeekendsOfFour: number | null;
                                maxNightsPerMonth: number | null;
                                /** Format: date-time */
                                postedAt: string;
                                featured: boolean;
                                reference: string | null;
                            }[];
                            featuredJobs: {
                                /** Format: uuid */
                                id: string;
                                title: string;
                                employer: {
                                    /** Format: uuid */
                                    id: string;
                                    name: string;
                                    /** @enum {string} */
                                    type: "hospital" | "practice" | "company";
                                };
                                location: {
                                    city: string;
                                    postalCode: string | null;
                                    region: string;
                                    /** @enum {string} */
                                    country: "DE" | "AT" | "CH";
                                    lat: number;
                                    lon: number;
                                };
                                distanceKm?: number;
                                /** @enum {string} */
                                category: "doctors" | "nursing" | "medical" | "mfa" | "administration" | "management";
                                /** @enum {string} */
                                employmentType: "full_time" | "part_time" | "both" | "temporary" | "freelance" | "internship";
                                salary: {
                                    min: number;
                                    max: number;
                                    /** @enum {string} */
                                    currency: "EUR" | "CHF";
                                    /** @enum {string} */
                                    period: "hour" | "month" | "year";
                                } | null;
                                tariff: {
                                    name: string;
                                    grade: string | null;
                                    steps: string | null;
                                } | null;
                                /** @enum {string} */
                                experienceLevel: "entry" | "mid" | "senior" | "executive";
                                specialty: ("general_medicine" | "surgery" | "internal_medicine" | "cardiology" | "neurology" | "orthopedics" | "pediatrics" | "psychiatry" | "radiology" | "physiotherapy") | null;
                                department: string | null;
                                /** @enum {string} */
                                remote: "onsite" | "hybrid" | "remote";
                                /** @enum {string} */
                                contract: "permanent" | "fixed_term";
                                hoursPerWeek: {
                                    min: number;
                                    max: number;
                                } | null;
                                shifts: ("early" | "day" | "late" | "night")[];
                                week: ({
                                    /** @enum {string} */
                                    shift: "early" | "day" | "late" | "night";
                                    start: string;
                                    end: string;
                                } | null)[] | null;
                                freeWeekendsOfFour: number | null;
                                maxNightsPerMonth: number | null;
                                /** Format: date-time */
                                postedAt: string;
                                featured: boolean;
                                reference: string | null;
                            }[];
                            newestJobs: {
                                /** Format: uuid */
                                id: string;
                                title: string;
                                employer: {
                                    /** Format: uuid */
                                    id: string;
                                    name: string;
                                    /** @enum {string} */
                                    type: "hospital" | "practice" | "company";
                                };
                                location: {
                                    city: string;
                                    postalCode: string | null;
                                    region: string;
                                    /** @enum {string} */
                                    country: "DE" | "AT" | "CH";
                                    lat: number;
                                    lon: number;
                                };
                                distanceKm?: number;
                                /** @enum {string} */
                                category: "doctors" | "nursing" | "medical" | "mfa" | "administration" | "management";
                                /** @enum {string} */
                                employmentType: "full_time" | "part_time" | "both" | "temporary" | "freelance" | "internship";
                                salary: {
                                    min: number;
                                    max: number;
                                    /** @enum {string} */
                                    currency: "EUR" | "CHF";
                                    /** @enum {string} */
                                    period: "hour" | "month" | "year";
                                } | null;
                                tariff: {
                                    name: string;
                                    grade: string | null;
                                    steps: string | null;
                                } | null;
                                /** @enum {string} */
                                experienceLevel: "entry" | "mid" | "senior" | "executive";
                                specialty: ("general_medicine" | "surgery" | "internal_medicine" | "cardiology" | "neurology" | "orthopedics" | "pediatrics" | "psychiatry" | "radiology" | "physiotherapy") | null;
                                department: string | null;
                                /** @enum {string} */
                                remote: "onsite" | "hybrid" | "remote";
                                /** @enum {string} */
                                contract: "permanent" | "fixed_term";
                                hoursPerWeek: {
                                    min: number;
                                    max: number;
                                } | null;
                                shifts: ("early" | "day" | "late" | "night")[];
                                week: ({
                                    /** @enum {string} */
                                    shift: "early" | "day" | "late" | "night";
                                    start: string;
                                    end: string;
                                } | null)[] | null;
                                freeWeekendsOfFour: number | null;
                                maxNightsPerMonth: number | null;
                                /** Format: date-time */
                                postedAt: string;
                                featured: boolean;
                                reference: string | null;
                            }[];
                            featuredEmployers: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                                /** @enum {string} */
                                type: "hospital" | "practice" | "company";
                                kinds: ("hospital" | "medical_centers" | "private_practices" | "care_facilities" | "public_health" | "non_profit" | "academic" | "public" | "private")[];
                                companySize: ("1-50" | "51-200" | "201-1000" | "1000+") | null;
                                location: {
                                    city: string;
                                    postalCode: string | null;
                                    region: string;
                                    /** @enum {string} */
                                    country: "DE" | "AT" | "CH";
                                    lat: number;
                                    lon: number;
                                };
                                distanceKm?: number;
                                tagline: string | null;
                                owner: string | null;
                                beds: number | null;
                                employees: number | null;
                                doctors: number | null;
                                openPositions: number;
                                featured: boolean;
                            }[];
                            testimonials: {
                                /** Format: uuid */
                                id: string;
                                quote: string;
                                name: string;
                                role: string;
                                city: string;
                                /** @enum {string} */
                                audience: "seeker" | "employer";
                                week: ({
                                    /** @enum {string} */
                                    shift: "early" | "day" | "late" | "night";
                                    start: string;
                                    end: string;
                                } | null)[] | null;
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/market/places": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every place with live jobs */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                slug: string;
                                name: string;
                                region: string;
                                /** @enum {string} */
                                country: "DE" | "AT" | "CH";
                                jobs: number;
                                /** Format: date-time */
                                updatedAt: string;
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/places": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Towns, districts, regions and countries (DE, AT, CH) by the beginning of their name or postcode */
        get: {
            parameters: {
                query: {
                    q: string;
                    country?: "DE" | "AT" | "CH";
                    kind?: ("city" | "district" | "region" | "country" | "postcode")[];
                    limit?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                /** @enum {string} */
                                kind: "city" | "district" | "region" | "country" | "postcode";
                                id: number;
                                name: string;
                                slug: string;
                                region: string;
                                /** @enum {string} */
                                country: "DE" | "AT" | "CH";
                                lat: number;
                                lon: number;
                                population: number;
                                postalCode: string | null;
                                text: string;
                                wider: string[];
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @enum {string} */
                            code: "request.invalid" | "request.malformed" | "request.forbidden" | "request.not_found" | "request.method_not_allowed" | "request.timeout" | "request.too_large" | "request.uri_too_long" | "request.unsupported_media_type" | "request.headers_too_large" | "request.rate_limited" | "auth.required" | "auth.token_invalid" | "auth.session_ended" | "auth.second_factor_required" | "account.proof_invalid" | "account.session_not_found" | "account.onboarding_incomplete" | "employer_link.not_found" | "employer_link.no_match" | "admin.credentials_invalid" | "admin.duplicate_email" | "admin.not_found" | "admin.last" | "job.not_found" | "job.expired" | "employer.not_found" | "saved_search.not_found" | "saved_search.limit_reached" | "place.not_found" | "media.not_found" | "newsletter.token_invalid" | "server.unexpected" | "server.unavailable";
                            detail?: string;
                            requestId?: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/places/nearest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The town or district nearest to a point */
        get: {
            parameters: {
                query: {
                    lat: string;
                    lon: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            kind: "city" | "district" | "region" | "country" | "postcode";
                            id: number;
                            name: string;
                            slug: string;
                            region: string;
                            /** @enum {string} */
                            country: "DE" | "AT" | "CH";
                            lat: number;
                            lon: number;
                            population: number;
                            postalCode: string | null;
                            text: string;
                            wider: string[];
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @enum {string} */
                            code: "request.invalid" | "request.malformed" | "request.forbidden" | "request.not_found" | "request.method_not_allowed" | "request.timeout" | "request.too_large" | "request.uri_too_long" | "request.unsupported_media_type" | "request.headers_too_large" | "request.rate_limited" | "auth.required" | "auth.token_invalid" | "auth.session_ended" | "auth.second_factor_required" | "account.proof_invalid" | "account.session_not_found" | "account.onboarding_incomplete" | "employer_link.not_found" | "employer_link.no_match" | "admin.credentials_invalid" | "admin.duplicate_email" | "admin.not_found" | "admin.last" | "job.not_found" | "job.expired" | "employer.not_found" | "saved_search.not_found" | "saved_search.limit_reached" | "place.not_found" | "media.not_found" | "newsletter.token_invalid" | "server.unexpected" | "server.unavailable";
                            detail?: string;
                            requestId?: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @enum {string} */
                            code: "request.invalid" | "request.malformed" | "request.forbidden" | "request.not_found" | "request.method_not_allowed" | "request.timeout" | "request.too_large" | "request.uri_too_long" | "request.unsupported_media_type" | "request.headers_too_large" | "request.rate_limited" | "auth.required" | "auth.token_invalid" | "auth.session_ended" | "auth.second_factor_required" | "account.proof_invalid" | "account.session_not_found" | "account.onboarding_incomplete" | "employer_link.not_found" | "employer_link.no_match" | "admin.credentials_invalid" | "admin.duplicate_email" | "admin.not_found" | "admin.last" | "job.not_found" | "job.expired" | "employer.not_found" | "saved_search.not_found" | "saved_search.limit_reached" | "place.not_found" | "media.not_found" | "newsletter.token_invalid" | "server.unexpected" | "server.unavailable";
                            detail?: string;
                            requestId?: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/places/by-slug/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One place with the number of its live jobs */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    slug: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            kind: "city" | "district" | "region" | "country" | "postcode";
                            id: number;
                            name: string;
                            slug: string;
                            region: string;
                            /** @enum {string} */
                            country: "DE" | "AT" | "CH";
                            lat: number;
                            lon: number;
                            population: number;
                            postalCode: string | null;
                            text: string;
                            wider: string[];
                            jobs: number;
                        };
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @enum {string} */
                            code: "request.invalid" | "request.malformed" | "request.forbidden" | "request.not_found" | "request.method_not_allowed" | "request.timeout" | "request.too_large" | "request.uri_too_long" | "request.unsupported_media_type" | "request.headers_too_large" | "request.rate_limited" | "auth.required" | "auth.token_invalid" | "auth.session_ended" | "auth.second_factor_required" | "account.proof_invalid" | "account.session_not_found" | "account.onboarding_incomplete" | "employer_link.not_found" | "employer_link.no_match" | "admin.credentials_invalid" | "admin.duplicate_email" | "admin.not_found" | "admin.last" | "job.not_found" | "job.expired" | "employer.not_found" | "saved_search.not_found" | "saved_search.limit_reached" | "place.not_found" | "media.not_found" | "newsletter.token_invalid" | "server.unexpected" | "server.unavailable";
                            detail?: string;
                            requestId?: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/suggestions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Occupations, fields of work, employers and places that what is typed could become */
        get: {
            parameters: {
                query: {
                    q: string;
                    limit?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                /** @enum {string} */
                                kind: "occupation" | "field" | "employer" | "place";
                                text: string;
                                count?: number;
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @enum {string} */
                            code: "request.invalid" | "request.malformed" | "request.forbidden" | "request.not_found" | "request.method_not_allowed" | "request.timeout" | "request.too_large" | "request.uri_too_long" | "request.unsupported_media_type" | "request.headers_too_large" | "request.rate_limited" | "auth.required" | "auth.token_invalid" | "auth.session_ended" | "auth.second_factor_required" | "account.proof_invalid" | "account.session_not_found" | "account.onboarding_incomplete" | "employer_link.not_found" | "employer_link.no_match" | "admin.credentials_invalid" | "admin.duplicate_email" | "admin.not_found" | "admin.last" | "job.not_found" | "job.expired" | "employer.not_found" | "saved_search.not_found" | "saved_search.limit_reached" | "place.not_found" | "media.not_found" | "newsletter.token_invalid" | "server.unexpected" | "server.unavailable";
                            detail?: string;
                            requestId?: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/media/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A picture of an employer */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/newsletter/subscriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask for the newsletter; a mail asks the address to confirm. The answer never tells who has it */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        email: string;
                        /**
                         * @default weekly
                         * @enum {string}
                         */
                        frequency?: "daily" | "weekly";
                        /**
                         * @default de
                         * @enum {string}
                         */
                        language?: "de" | "en";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "check_inbox";
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @enum {string} */
                            code: "request.invalid" | "request.malformed" | "request.forbidden" | "request.not_found" | "request.method_not_allowed" | "request.timeout" | "request.too_large" | "request.uri_too_long" | "request.unsupported_media_type" | "request.headers_too_large" | "request.rate_limited" | "auth.required" | "auth.token_invalid" | "auth.session_ended" | "auth.second_factor_required" | "account.proof_invalid" | "account.session_not_found" | "account.onboarding_incomplete" | "employer_link.not_found" | "employer_link.no_match" | "admin.credentials_invalid" | "admin.duplicate_email" | "admin.not_found" | "admin.last" | "job.not_found" | "job.expired" | "employer.not_found" | "saved_search.not_found" | "saved_search.limit_reached" | "place.not_found" | "media.not_found" | "newsletter.token_invalid" | "server.unexpected" | "server.unavailable";
                            detail?: string;
                            requestId?: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @enum {string} */
                            code: "request.invalid" | "request.malformed" | "request.forbidden" | "request.not_found" | "request.method_not_allowed" | "request.timeout" | "request.too_large" | "request.uri_too_long" | "request.unsupported_media_type" | "request.headers_too_large" | "request.rate_limited" | "auth.required" | "auth.token_invalid" | "auth.session_ended" | "auth.second_factor_required" | "account.proof_invalid" | "account.session_not_found" | "account.onboarding_incomplete" | "employer_link.not_found" | "employer_link.no_match" | "admin.credentials_invalid" | "admin.duplicate_email" | "admin.not_found" | "admin.last" | "job.not_found" | "job.expired" | "employer.not_found" | "saved_search.not_found" | "saved_search.limit_reached" | "place.not_found" | "media.not_found" | "newsletter.token_invalid" | "server.unexpected" | "server.unavailable";
                            detail?: string;
                            requestId?: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/newsletter/confirmations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm with the token of the mail; works once, within seven days */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        token: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "confirmed";
                            /** @enum {string} */
                            frequency: "daily" | "weekly";
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @enum {string} */
                            code: "request.invalid" | "request.malformed" | "request.forbidden" | "request.not_found" | "request.method_not_allowed" | "request.timeout" | "request.too_large" | "request.uri_too_long" | "request.unsupported_media_type" | "request.headers_too_large" | "request.rate_limited" | "auth.required" | "auth.token_invalid" | "auth.session_ended" | "auth.second_factor_required" | "account.proof_invalid" | "account.session_not_found" | "account.onboarding_incomplete" | "employer_link.not_found" | "employer_link.no_match" | "admin.credentials_invalid" | "admin.duplicate_email" | "admin.not_found" | "admin.last" | "job.not_found" | "job.expired" | "employer.not_found" | "saved_search.not_found" | "saved_search.limit_reached" | "place.not_found" | "media.not_found" | "newsletter.token_invalid" | "server.unexpected" | "server.unavailable";
                            detail?: string;
                            requestId?: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @enum {string} */
                            code: "request.invalid" | "request.malformed" | "request.forbidden" | "request.not_found" | "request.method_not_allowed" | "request.timeout" | "request.too_large" | "request.uri_too_long" | "request.unsupported_media_type" | "request.headers_too_large" | "request.rate_limited" | "auth.required" | "auth.token_invalid" | "auth.session_ended" | "auth.second_factor_required" | "account.proof_invalid" | "account.session_not_found" | "account.onboarding_incomplete" | "employer_link.not_found" | "employer_link.no_match" | "admin.credentials_invalid" | "admin.duplicate_email" | "admin.not_found" | "admin.last" | "job.not_found" | "job.expired" | "employer.not_found" | "saved_search.not_found" | "saved_search.limit_reached" | "place.not_found" | "media.not_found" | "newsletter.token_invalid" | "server.unexpected" | "server.unavailable";
                            detail?: string;
                            requestId?: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @enum {string} */
                            code: "request.invalid" | "request.malformed" | "request.forbidden" | "request.not_found" | "request.method_not_allowed" | "request.timeout" | "request.too_large" | "request.uri_too_long" | "request.unsupported_media_type" | "request.headers_too_large" | "request.rate_limited" | "auth.required" | "auth.token_invalid" | "auth.session_ended" | "auth.second_factor_required" | "account.proof_invalid" | "account.session_not_found" | "account.onboarding_incomplete" | "employer_link.not_found" | "employer_link.no_match" | "admin.credentials_invalid" | "admin.duplicate_email" | "admin.not_found" | "admin.last" | "job.not_found" | "job.expired" | "employer.not_found" | "saved_search.not_found" | "saved_search.limit_reached" | "place.not_found" | "media.not_found" | "newsletter.token_invalid" | "server.unexpected" | "server.unavailable";
                            detail?: string;
                            requestId?: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/newsletter/frequency-changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Have the newsletter more or less often, with the token of the mail that offers it */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        token: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "changed";
                            /** @enum {string} */
                            frequency: "daily" | "weekly";
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @enum {string} */
                            code: "request.invalid" | "request.malformed" | "request.forbidden" | "request.not_found" | "request.method_not_allowed" | "request.timeout" | "request.too_large" | "request.uri_too_long" | "request.unsupported_media_type" | "request.headers_too_large" | "request.rate_limited" | "auth.required" | "auth.token_invalid" | "auth.session_ended" | "auth.second_factor_required" | "account.proof_invalid" | "account.session_not_found" | "account.onboarding_incomplete" | "employer_link.not_found" | "employer_link.no_match" | "admin.credentials_invalid" | "admin.duplicate_email" | "admin.not_found" | "admin.last" | "job.not_found" | "job.expired" | "employer.not_found" | "saved_search.not_found" | "saved_search.limit_reached" | "place.not_found" | "media.not_found" | "newsletter.token_invalid" | "server.unexpected" | "server.unavailable";
                            detail?: string;
                            requestId?: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @enum {string} */
                            code: "request.invalid" | "request.malformed" | "request.forbidden" | "request.not_found" | "request.method_not_allowed" | "request.timeout" | "request.too_large" | "request.uri_too_long" | "request.unsupported_media_type" | "request.headers_too_large" | "request.rate_limited" | "auth.required" | "auth.token_invalid" | "auth.session_ended" | "auth.second_factor_required" | "account.proof_invalid" | "account.session_not_found" | "account.onboarding_incomplete" | "employer_link.not_found" | "employer_link.no_match" | "admin.credentials_invalid" | "admin.duplicate_email" | "admin.not_found" | "admin.last" | "job.not_found" | "job.expired" | "employer.not_found" | "saved_search.not_found" | "saved_search.limit_reached" | "place.not_found" | "media.not_found" | "newsletter.token_invalid" | "server.unexpected" | "server.unavailable";
                            detail?: string;
                            requestId?: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @enum {string} */
                            code: "request.invalid" | "request.malformed" | "request.forbidden" | "request.not_found" | "request.method_not_allowed" | "request.timeout" | "request.too_large" | "request.uri_too_long" | "request.unsupported_media_type" | "request.headers_too_large" | "request.rate_limited" | "auth.required" | "auth.token_invalid" | "auth.session_ended" | "auth.second_factor_required" | "account.proof_invalid" | "account.session_not_found" | "account.onboarding_incomplete" | "employer_link.not_found" | "employer_link.no_match" | "admin.credentials_invalid" | "admin.duplicate_email" | "admin.not_found" | "admin.last" | "job.not_found" | "job.expired" | "employer.not_found" | "saved_search.not_found" | "saved_search.limit_reached" | "place.not_found" | "media.not_found" | "newsletter.token_invalid" | "server.unexpected" | "server.unavailable";
                            detail?: string;
                            requestId?: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/newsletter/unsubscriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Leave the list with the token of any issue */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        token: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "unsubscribed";
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @enum {string} */
                            code: "request.invalid" | "request.malformed" | "request.forbidden" | "request.not_found" | "request.method_not_allowed" | "request.timeout" | "request.too_large" | "request.uri_too_long" | "request.unsupported_media_type" | "request.headers_too_large" | "request.rate_limited" | "auth.required" | "auth.token_invalid" | "auth.session_ended" | "auth.second_factor_required" | "account.proof_invalid" | "account.session_not_found" | "account.onboarding_incomplete" | "employer_link.not_found" | "employer_link.no_match" | "admin.credentials_invalid" | "admin.duplicate_email" | "admin.not_found" | "admin.last" | "job.not_found" | "job.expired" | "employer.not_found" | "saved_search.not_found" | "saved_search.limit_reached" | "place.not_found" | "media.not_found" | "newsletter.token_invalid" | "server.unexpected" | "server.unavailable";
                            detail?: string;
                            requestId?: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @enum {string} */
                            code: "request.invalid" | "request.malformed" | "request.forbidden" | "request.not_found" | "request.method_not_allowed" | "request.timeout" | "request.too_large" | "request.uri_too_long" | "request.unsupported_media_type" | "request.headers_too_large" | "request.rate_limited" | "auth.required" | "auth.token_invalid" | "auth.session_ended" | "auth.second_factor_required" | "account.proof_invalid" | "account.session_not_found" | "account.onboarding_incomplete" | "employer_link.not_found" | "employer_link.no_match" | "admin.credentials_invalid" | "admin.duplicate_email" | "admin.not_found" | "admin.last" | "job.not_found" | "job.expired" | "employer.not_found" | "saved_search.not_found" | "saved_search.limit_reached" | "place.not_found" | "media.not_found" | "newsletter.token_invalid" | "server.unexpected" | "server.unavailable";
                            detail?: string;
                            requestId?: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @enum {string} */
                            code: "request.invalid" | "request.malformed" | "request.forbidden" | "request.not_found" | "request.method_not_allowed" | "request.timeout" | "request.too_large" | "request.uri_too_long" | "request.unsupported_media_type" | "request.headers_too_large" | "request.rate_limited" | "auth.required" | "auth.token_invalid" | "auth.session_ended" | "auth.second_factor_required" | "account.proof_invalid" | "account.session_not_found" | "account.onboarding_incomplete" | "employer_link.not_found" | "employer_link.no_match" | "admin.credentials_invalid" | "admin.duplicate_email" | "admin.not_found" | "admin.last" | "job.not_found" | "job.expired" | "employer.not_found" | "saved_search.not_found" | "saved_search.limit_reached" | "place.not_found" | "media.not_found" | "newsletter.token_invalid" | "server.unexpected" | "server.unavailable";
                            detail?: string;
                            requestId?: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/newsletter/unsubscribe/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** For people who open the header’s link: leads to the page */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    token: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        /** One-click unsubscription by a mail program (RFC 8058) */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    token: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/x-www-form-urlencoded": {
                        /** @enum {string} */
                        "List-Unsubscribe": "One-Click";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "unsubscribed";
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @enum {string} */
                            code: "request.invalid" | "request.malformed" | "request.forbidden" | "request.not_found" | "request.method_not_allowed" | "request.timeout" | "request.too_large" | "request.uri_too_long" | "request.unsupported_media_type" | "request.headers_too_large" | "request.rate_limited" | "auth.required" | "auth.token_invalid" | "auth.session_ended" | "auth.second_factor_required" | "account.proof_invalid" | "account.session_not_found" | "account.onboarding_incomplete" | "employer_link.not_found" | "employer_link.no_match" | "admin.credentials_invalid" | "admin.duplicate_email" | "admin.not_found" | "admin.last" | "job.not_found" | "job.expired" | "employer.not_found" | "saved_search.not_found" | "saved_search.limit_reached" | "place.not_found" | "media.not_found" | "newsletter.token_invalid" | "server.unexpected" | "server.unavailable";
                            detail?: string;
                            requestId?: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @enum {string} */
                            code: "request.invalid" | "request.malformed" | "request.forbidden" | "request.not_found" | "request.method_not_allowed" | "request.timeout" | "request.too_large" | "request.uri_too_long" | "request.unsupported_media_type" | "request.headers_too_large" | "request.rate_limited" | "auth.required" | "auth.token_invalid" | "auth.session_ended" | "auth.second_factor_required" | "account.proof_invalid" | "account.session_not_found" | "account.onboarding_incomplete" | "employer_link.not_found" | "employer_link.no_match" | "admin.credentials_invalid" | "admin.duplicate_email" | "admin.not_found" | "admin.last" | "job.not_found" | "job.expired" | "employer.not_found" | "saved_search.not_found" | "saved_search.limit_reached" | "place.not_found" | "media.not_found" | "newsletter.token_invalid" | "server.unexpected" | "server.unavailable";
                            detail?: string;
                            requestId?: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who is signed in, what they may do and what their profile lacks */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            email: string | null;
                            phone: string | null;
                            /** @enum {string} */
                            role: "admin" | "job_seeker" | "employer";
                            isAdmin: boolean;
                            onboardingComplete: boolean;
                            academicTitle: ("Dr." | "Dr. med." | "Dr. med. dent." | "Prof." | "Prof. Dr." | "Prof. Dr. med." | "PD Dr." | "PD Dr. med.") | null;
                            fullName: string;
                            companyName: string | null;
                            /** @enum {string} */
                            language: "de" | "en";
                            onboarding: {
                                category?: ("doctors" | "nursing" | "medical" | "mfa" | "administration" | "management") | null;
                                occupation?: string | null;
                                specialty?: ("general_medicine" | "surgery" | "internal_medicine" | "cardiology" | "neurology" | "orthopedics" | "pediatrics" | "psychiatry" | "radiology" | "physiotherapy") | null;
                                experienceLevel?: ("entry" | "mid" | "senior" | "executive") | null;
                                location?: string | null;
                                radiusKm?: number | null;
                                employmentTypes?: ("full_time" | "part_time" | "both" | "temporary" | "freelance" | "internship")[] | null;
                                shifts?: ("early" | "day" | "late" | "night")[] | null;
                                weekendFree?: boolean | null;
                                earliestStart?: ("now" | "one_month" | "three_months" | "six_months" | "open") | null;
                                step?: number | null;
                                employerType?: ("hospital" | "practice" | "company") | null;
                                companySize?: ("1-50" | "51-200" | "201-1000" | "1000+") | null;
                                country?: ("DE" | "AT" | "CH") | null;
                                website?: string | null;
                                position?: string | null;
                                phone?: string | null;
                                categories?: ("doctors" | "nursing" | "medical" | "mfa" | "administration" | "management")[] | null;
                            };
                            eraseAt: string | null;
                            hasPassword: boolean;
                            providers: string[];
                            employers: {
                                /** Format: uuid */
                                employerId: string;
                                employerName: string;
                                /** @enum {string} */
                                mappingType: "direct_id" | "email_match" | "manual_link" | "domain_match";
                                confidence: number;
                                isActive: boolean;
                                isProposed: boolean;
                            }[];
                            missing: ("fullName" | "companyName" | "category" | "occupation" | "experienceLevel" | "location" | "employmentTypes" | "shifts" | "employerType" | "companySize" | "website" | "position" | "categories")[];
                            /** Format: date-time */
                            createdAt: string;
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @enum {string} */
                            code: "request.invalid" | "request.malformed" | "request.forbidden" | "request.not_found" | "request.method_not_allowed" | "request.timeout" | "request.too_large" | "request.uri_too_long" | "request.unsupported_media_type" | "request.headers_too_large" | "request.rate_limited" | "auth.required" | "auth.token_invalid" | "auth.session_ended" | "auth.second_factor_required" | "account.proof_invalid" | "account.session_not_found" | "account.onboarding_incomplete" | "employer_link.not_found" | "employer_link.no_match" | "admin.credentials_invalid" | "admin.duplicate_email" | "admin.not_found" | "admin.last" | "job.not_found" | "job.expired" | "employer.not_found" | "saved_search.not_found" | "saved_search.limit_reached" | "place.not_found" | "media.not_found" | "newsletter.token_invalid" | "server.unexpected" | "server.unavailable";
                            detail?: string;
                            requestId?: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @enum {string} */
                            code: "request.invalid" | "request.malformed" | "request.forbidden" | "request.not_found" | "request.method_not_allowed" | "request.timeout" | "request.too_large" | "request.uri_too_long" | "request.unsupported_media_type" | "request.headers_too_large" | "request.rate_limited" | "auth.required" | "auth.token_invalid" | "auth.session_ended" | "auth.second_factor_required" | "account.proof_invalid" | "account.session_not_found" | "account.onboarding_incomplete" | "employer_link.not_found" | "employer_link.no_match" | "admin.credentials_invalid" | "admin.duplicate_email" | "admin.not_found" | "admin.last" | "job.not_found" | "job.expired" | "employer.not_found" | "saved_search.not_found" | "saved_search.limit_reached" | "place.not_found" | "media.not_found" | "newsletter.token_invalid" | "server.unexpected" | "server.unavailable";
                            detail?: string;
                            requestId?: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @enum {string} */
                            code: "request.invalid" | "request.malformed" | "request.forbidden" | "request.not_found" | "request.method_not_allowed" | "request.timeout" | "request.too_large" | "request.uri_too_long" | "request.unsupported_media_type" | "request.headers_too_large" | "request.rate_limited" | "auth.required" | "auth.token_invalid" | "auth.session_ended" | "auth.second_factor_required" | "account.proof_invalid" | "account.session_not_found" | "account.onboarding_incomplete" | "employer_link.not_found" | "employer_link.no_match" | "admin.credentials_invalid" | "admin.duplicate_email" | "admin.not_found" | "admin.last" | "job.not_found" | "job.expired" | "employer.not_found" | "saved_search.not_found" | "saved_search.limit_reached" | "place.not_found" | "media.not_found" | "newsletter.token_invalid" | "server.unexpected" | "server.unavailable";
                            detail?: string;
                            requestId?: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change name, title, company or language */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        fullName?: string;
                        academicTitle?: ("Dr." | "Dr. med." | "Dr. med. dent." | "Prof." | "Prof. Dr." | "Prof. Dr. med." | "PD Dr." | "PD Dr. med.") | null;
                        companyName?: string | null;
                        /** @enum {string} */
                        language?: "de" | "en";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            email: string | null;
                            phone: string | null;
                            /** @enum {string} */
                            role: "admin" | "job_seeker" | "employer";
                            isAdmin: boolean;
                            onboardingComplete: boolean;
                            academicTitle: ("Dr." | "Dr. med." | "Dr. med. dent." | "Prof." | "Prof. Dr." | "Prof. Dr. med." | "PD Dr." | "PD Dr. med.") | null;
                            fullName: string;
                            companyName: string | null;
                            /** @enum {string} */
                            language: "de" | "en";
                            onboarding: {
                                category?: ("doctors" | "nursing" | "medical" | "mfa" | "administration" | "management") | null;
                                occupation?: string | null;
                                specialty?: ("general_medicine" | "surgery" | "internal_medicine" | "cardiology" | "neurology" | "orthopedics" | "pediatrics" | "psychiatry" | "radiology" | "physiotherapy") | null;
                                experienceLevel?: ("entry" | "mid" | "senior" | "executive") | null;
                                location?: string | null;
                                radiusKm?: number | null;
                                employmentTypes?: ("full_time" | "part_time" | "both" | "temporary" | "freelance" | "internship")[] | null;
                                shifts?: ("early" | "day" | "late" | "night")[] | null;
                                weekendFree?: boolean | null;
                                earliestStart?: ("now" | "one_month" | "three_months" | "six_months" | "open") | null;
                                step?: number | null;
                                employerType?: ("hospital" | "practice" | "company") | null;
                                companySize?: ("1-50" | "51-200" | "201-1000" | "1000+") | null;
                                country?: ("DE" | "AT" | "CH") | null;
                                website?: string | null;
                                position?: string | null;
                                phone?: string | null;
                                categories?: ("doctors" | "nursing" | "medical" | "mfa" | "administration" | "management")[] | null;
                            };
                            eraseAt: string | null;
                            hasPassword: boolean;
                            providers: string[];
                            employers: {
                                /** Format: uuid */
                                employerId: string;
                                employerName: string;
                                /** @enum {string} */
                                mappingType: "direct_id" | "email_match" | "manual_link" | "domain_match";
                                confidence: number;
                                isActive: boolean;
                                isProposed: boolean;
                            }[];
                            missing: ("fullName" | "companyName" | "category" | "occupation" | "experienceLevel" | "location" | "employmentTypes" | "shifts" | "employerType" | "companySize" | "website" | "position" | "categories")[];
                            /** Format: date-time */
                            createdAt: string;
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @enum {string} */
                            code: "request.invalid" | "request.malformed" | "request.forbidden" | "request.not_found" | "request.method_not_allowed" | "request.timeout" | "request.too_large" | "request.uri_too_long" | "request.unsupported_media_type" | "request.headers_too_large" | "request.rate_limited" | "auth.required" | "auth.token_invalid" | "auth.session_ended" | "auth.second_factor_required" | "account.proof_invalid" | "account.session_not_found" | "account.onboarding_incomplete" | "employer_link.not_found" | "employer_link.no_match" | "admin.credentials_invalid" | "admin.duplicate_email" | "admin.not_found" | "admin.last" | "job.not_found" | "job.expired" | "employer.not_found" | "saved_search.not_found" | "saved_search.limit_reached" | "place.not_found" | "media.not_found" | "newsletter.token_invalid" | "server.unexpected" | "server.unavailable";
                            detail?: string;
                            requestId?: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @enum {string} */
                            code: "request.invalid" | "request.malformed" | "request.forbidden" | "request.not_found" | "request.method_not_allowed" | "request.timeout" | "request.too_large" | "request.uri_too_long" | "request.unsupported_media_type" | "request.headers_too_large" | "request.rate_limited" | "auth.required" | "auth.token_invalid" | "auth.session_ended" | "auth.second_factor_required" | "account.proof_invalid" | "account.session_not_found" | "account.onboarding_incomplete" | "employer_link.not_found" | "employer_link.no_match" | "admin.credentials_invalid" | "admin.duplicate_email" | "admin.not_found" | "admin.last" | "job.not_found" | "job.expired" | "employer.not_found" | "saved_search.not_found" | "saved_search.limit_reached" | "place.not_found" | "media.not_found" | "newsletter.token_invalid" | "server.unexpected" | "server.unavailable";
                            detail?: string;
                            requestId?: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @enum {string} */
                            code: "request.invalid" | "request.malformed" | "request.forbidden" | "request.not_found" | "request.method_not_allowed" | "request.timeout" | "request.too_large" | "request.uri_too_long" | "request.unsupported_media_type" | "request.headers_too_large" | "request.rate_limited" | "auth.required" | "auth.token_invalid" | "auth.session_ended" | "auth.second_factor_required" | "account.proof_invalid" | "account.session_not_found" | "account.onboarding_incomplete" | "employer_link.not_found" | "employer_link.no_match" | "admin.credentials_invalid" | "admin.duplicate_email" | "admin.not_found" | "admin.last" | "job.not_found" | "job.expired" | "employer.not_found" | "saved_search.not_found" | "saved_search.limit_reached" | "place.not_found" | "media.not_found" | "newsletter.token_invalid" | "server.unexpected" | "server.unavailable";
                            detail?: string;
                            requestId?: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                        };
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/account/onboarding": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Save some answers of the onboarding; what is not named stays, null takes an answer back */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        category?: ("doctors" | "nursing" | "medical" | "mfa" | "administration" | "management") | null;
                        occupation?: string | null;
                        specialty?: ("general_medicine" | "surgery" | "internal_medicine" | "cardiology" | "neurology" | "orthopedics" | "pediatrics" | "psychiatry" | "radiology" | "physiotherapy") | null;
                        experienceLevel?: ("entry" | "mid" | "senior" | "executive") | null;
                        location?: string | null;
                        radiusKm?: number | null;
                        employmentTypes?: ("full_time" | "part_time" | "both" | "temporary" | "freelance" | "internship")[] | null;
                        shifts?: ("early" | "day" | "late" | "night")[] | null;
                        weekendFree?: boolean | null;
                        earliestStart?: ("now" | "one_month" | "three_months" | "six_months" | "open") | null;
                        step?: number | null;
                        employerType?: ("hospital" | "practice" | "company") | null;
                        companySize?: ("1-50" | "51-200" | "201-1000" | "1000+") | null;
                        country?: ("DE" | "AT" | "CH") | null;
                        website?: string | null;
                        position?: string | null;
                        phone?: string | null;
                        categories?: ("doctors" | "nursing" | "medical" | "mfa" | "administration" | "management")[] | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            email: string | null;
                            phone: string | null;
                            /** @enum {string} */
                            role: "admin" | "job_seeker" | "employer";
                            isAdmin: boolean;
                            onboardingComplete: boolean;
                            academicTitle: ("Dr." | "Dr. med." | "Dr. med. dent." | "Prof." | "Prof. Dr." | "Prof. Dr. med." | "PD Dr." | "PD Dr. med.") | null;
                            fullName: string;
                            companyName: string | null;
                            /** @enum {string} */
                            language: "de" | "en";
                            onboarding: {
                                category?: ("doctors" | "nursing" | "medical" | "mfa" | "administration" | "management") | null;
                                occupation?: string | null;
                                specialty?: ("general_medicine" | "surgery" | "internal_medicine" | "cardiology" | "neurology" | "orthopedics" | "pediatrics" | "psychiatry" | "radiology" | "physiotherapy") | null;
                                experienceLevel?: ("entry" | "mid" | "senior" | "executive") | null;
                                location?: string | null;
                                radiusKm?: number | null;
                                employmentTypes?: ("full_time" | "part_time" | "both" | "temporary" | "freelance" | "internship")[] | null;
                                shifts?: ("early" | "day" | "late" | "night")[] | null;
                                weekendFree?: boolean | null;
                                earliestStart?: ("now" | "one_month" | "three_months" | "six_months" | "open") | null;
                                step?: number | null;
                                employerType?: ("hospital" | "practice" | "company") | null;
                                companySize?: ("1-50" | "51-200" | "201-1000" | "1000+") | null;
                                country?: ("DE" | "AT" | "CH") | null;
                                website?: string | null;
                                position?: string | null;
                                phone?: string | null;
                                categories?: ("doctors" | "nursing" | "medical" | "mfa" | "administration" | "management")[] | null;
                            };
                            eraseAt: string | null;
                            hasPassword: boolean;
                            providers: string[];
                            employers: {
                                /** Format: uuid */
                                employerId: string;
                                employerName: string;
                                /** @enum {string} */
                                mappingType: "direct_id" | "email_match" | "manual_link" | "domain_match";
                                confidence: number;
                                isActive: boolean;
                                isProposed: boolean;
                            }[];
                            missing: ("fullName" | "companyName" | "category" | "occupation" | "experienceLevel" | "location" | "employmentTypes" | "shifts" | "employerType" | "companySize" | "website" | "position" | "categories")[];
                            /** Format: date-time */
                            createdAt: string;
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @enum {string} */
                            code: "request.invalid" | "request.malformed" | "request.forbidden" | "request.not_found" | "request.method_not_allowed" | "request.timeout" | "request.too_large" | "request.uri_too_long" | "request.unsupported_media_type" | "request.headers_too_large" | "request.rate_limited" | "auth.required" | "auth.token_invalid" | "auth.session_ended" | "auth.second_factor_required" | "account.proof_invalid" | "account.session_not_found" | "account.onboarding_incomplete" | "employer_link.not_found" | "employer_link.no_match" | "admin.credentials_invalid" | "admin.duplicate_email" | "admin.not_found" | "admin.last" | "job.not_found" | "job.expired" | "employer.not_found" | "saved_search.not_found" | "saved_search.limit_reached" | "place.not_found" | "media.not_found" | "newsletter.token_invalid" | "server.unexpected" | "server.unavailable";
                            detail?: string;
                            requestId?: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @enum {string} */
                            code: "request.invalid" | "request.malformed" | "request.forbidden" | "request.not_found" | "request.method_not_allowed" | "request.timeout" | "request.too_large" | "request.uri_too_long" | "request.unsupported_media_type" | "request.headers_too_large" | "request.rate_limited" | "auth.required" | "auth.token_invalid" | "auth.session_ended" | "auth.second_factor_required" | "account.proof_invalid" | "account.session_not_found" | "account.onboarding_incomplete" | "employer_link.not_found" | "employer_link.no_match" | "admin.credentials_invalid" | "admin.duplicate_email" | "admin.not_found" | "admin.last" | "job.not_found" | "job.expired" | "employer.not_found" | "saved_search.not_found" | "saved_search.limit_reached" | "place.not_found" | "media.not_found" | "newsletter.token_invalid" | "server.unexpected" | "server.unavailable";
                            detail?: string;
                            requestId?: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @enum {string} */
                            code: "request.invalid" | "request.malformed" | "request.forbidden" | "request.not_found" | "request.method_not_allowed" | "request.timeout" | "request.too_large" | "request.uri_too_long" | "request.unsupported_media_type" | "request.headers_too_large" | "request.rate_limited" | "auth.required" | "auth.token_invalid" | "auth.session_ended" | "auth.second_factor_required" | "account.proof_invalid" | "account.session_not_found" | "account.onboarding_incomplete" | "employer_link.not_found" | "employer_link.no_match" | "admin.credentials_invalid" | "admin.duplicate_email" | "admin.not_found" | "admin.last" | "job.not_found" | "job.expired" | "employer.not_found" | "saved_search.not_found" | "saved_search.limit_reached" | "place.not_found" | "media.not_found" | "newsletter.token_invalid" | "server.unexpected" | "server.unavailable";
                            detail?: string;
                            requestId?: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                        };
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/onboarding/completion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End the onboarding; refused while something it needs is missing */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            email: string | null;
                            phone: string | null;
                            /** @enum {string} */
                            role: "admin" | "job_seeker" | "employer";
                            isAdmin: boolean;
                            onboardingComplete: boolean;
                            academicTitle: ("Dr." | "Dr. med." | "Dr. med. dent." | "Prof." | "Prof. Dr." | "Prof. Dr. med." | "PD Dr." | "PD Dr. med.") | null;
                            fullName: string;
                            companyName: string | null;
                            /** @enum {string} */
                            language: "de" | "en";
                            onboarding: {
                                category?: ("doctors" | "nursing" | "medical" | "mfa" | "administration" | "management") | null;
                                occupation?: string | null;
                                specialty?: ("general_medicine" | "surgery" | "internal_medicine" | "cardiology" | "neurology" | "orthopedics" | "pediatrics" | "psychiatry" | "radiology" | "physiotherapy") | null;
                                experienceLevel?: ("entry" | "mid" | "senior" | "executive") | null;
                                location?: string | null;
                                radiusKm?: number | null;
                                employmentTypes?: ("full_time" | "part_time" | "both" | "temporary" | "freelance" | "internship")[] | null;
                                shifts?: ("early" | "day" | "late" | "night")[] | null;
                                weekendFree?: boolean | null;
                                earliestStart?: ("now" | "one_month" | "three_months" | "six_months" | "open") | null;
                                step?: number | null;
                                employerType?: ("hospital" | "practice" | "company") | null;
                                companySize?: ("1-50" | "51-200" | "201-1000" | "1000+") | null;
                                country?: ("DE" | "AT" | "CH") | null;
                                website?: string | null;
                                position?: string | null;
                                phone?: string | null;
                                categories?: ("doctors" | "nursing" | "medical" | "mfa" | "administration" | "management")[] | null;
                            };
                            eraseAt: string | null;
                            hasPassword: boolean;
                            providers: string[];
                            employers: {
                                /** Format: uuid */
                                employerId: string;
                                employerName: string;
                                /** @enum {string} */
                                mappingType: "direct_id" | "email_match" | "manual_link" | "domain_match";
                                confidence: number;
                                isActive: boolean;
                                isProposed: boolean;
                            }[];
                            missing: ("fullName" | "companyName" | "category" | "occupation" | "experienceLevel" | "location" | "employmentTypes" | "shifts" | "employerType" | "companySize" | "website" | "position" | "categories")[];
                            /** Format: date-time */
                            createdAt: string;
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @enum {string} */
                            code: "request.invalid" | "request.malformed" | "request.forbidden" | "request.not_found" | "request.method_not_allowed" | "request.timeout" | "request.too_large" | "request.uri_too_long" | "request.unsupported_media_type" | "request.headers_too_large" | "request.rate_limited" | "auth.required" | "auth.token_invalid" | "auth.session_ended" | "auth.second_factor_required" | "account.proof_invalid" | "account.session_not_found" | "account.onboarding_incomplete" | "employer_link.not_found" | "employer_link.no_match" | "admin.credentials_invalid" | "admin.duplicate_email" | "admin.not_found" | "admin.last" | "job.not_found" | "job.expired" | "employer.not_found" | "saved_search.not_found" | "saved_search.limit_reached" | "place.not_found" | "media.not_found" | "newsletter.token_invalid" | "server.unexpected" | "server.unavailable";
                            detail?: string;
                            requestId?: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @enum {string} */
                            code: "request.invalid" | "request.malformed" | "request.forbidden" | "request.not_found" | "request.method_not_allowed" | "request.timeout" | "request.too_large" | "request.uri_too_long" | "request.unsupported_media_type" | "request.headers_too_large" | "request.rate_limited" | "auth.required" | "auth.token_invalid" | "auth.session_ended" | "auth.second_factor_required" | "account.proof_invalid" | "account.session_not_found" | "account.onboarding_incomplete" | "employer_link.not_found" | "employer_link.no_match" | "admin.credentials_invalid" | "admin.duplicate_email" | "admin.not_found" | "admin.last" | "job.not_found" | "job.expired" | "employer.not_found" | "saved_search.not_found" | "saved_search.limit_reached" | "place.not_found" | "media.not_found" | "newsletter.token_invalid" | "server.unexpected" | "server.unavailable";
                            detail?: string;
                            requestId?: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @enum {string} */
                            code: "request.invalid" | "request.malformed" | "request.forbidden" | "request.not_found" | "request.method_not_allowed" | "request.timeout" | "request.too_large" | "request.uri_too_long" | "request.unsupported_media_type" | "request.headers_too_large" | "request.rate_limited" | "auth.required" | "auth.token_invalid" | "auth.session_ended" | "auth.second_factor_required" | "account.proof_invalid" | "account.session_not_found" | "account.onboarding_incomplete" | "employer_link.not_found" | "employer_link.no_match" | "admin.credentials_invalid" | "admin.duplicate_email" | "admin.not_found" | "admin.last" | "job.not_found" | "job.expired" | "employer.not_found" | "saved_search.not_found" | "saved_search.limit_reached" | "place.not_found" | "media.not_found" | "newsletter.token_invalid" | "server.unexpected" | "server.unavailable";
                            detail?: string;
                            requestId?: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @enum {string} */
                            code: "request.invalid" | "request.malformed" | "request.forbidden" | "request.not_found" | "request.method_not_allowed" | "request.timeout" | "request.too_large" | "request.uri_too_long" | "request.unsupported_media_type" | "request.headers_too_large" | "request.rate_limited" | "auth.required" | "auth.token_invalid" | "auth.session_ended" | "auth.second_factor_required" | "account.proof_invalid" | "account.session_not_found" | "account.onboarding_incomplete" | "employer_link.not_found" | "employer_link.no_match" | "admin.credentials_invalid" | "admin.duplicate_email" | "admin.not_found" | "admin.last" | "job.not_found" | "job.expired" | "employer.not_found" | "saved_search.not_found" | "saved_search.limit_reached" | "place.not_found" | "media.not_found" | "newsletter.token_invalid" | "server.unexpected" | "server.unavailable";
                            detail?: string;
                            requestId?: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where the account is signed in: this device first */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                /** Format: uuid */
                                id: string;
                                current: boolean;
                                device: {
                                    browser: string | null;
                                    system: string | null;
                                    /** @enum {string} */
                                    kind: "desktop" | "phone" | "tablet" | "other";
                                };
                                ip: string | null;
                                /** Format: date-time */
                                createdAt: string;
                                /** Format: date-time */
                                refreshedAt: string;
                                /** @enum {string} */
                                aal: "aal1" | "aal2";
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @enum {string} */
                            code: "request.invalid" | "request.malformed" | "request.forbidden" | "request.not_found" | "request.method_not_allowed" | "request.timeout" | "request.too_large" | "request.uri_too_long" | "request.unsupported_media_type" | "request.headers_too_large" | "request.rate_limited" | "auth.required" | "auth.token_invalid" | "auth.session_ended" | "auth.second_factor_required" | "account.proof_invalid" | "account.session_not_found" | "account.onboarding_incomplete" | "employer_link.not_found" | "employer_link.no_match" | "admin.credentials_invalid" | "admin.duplicate_email" | "admin.not_found" | "admin.last" | "job.not_found" | "job.expired" | "employer.not_found" | "saved_search.not_found" | "saved_search.limit_reached" | "place.not_found" | "media.not_found" | "newsletter.token_invalid" | "server.unexpected" | "server.unavailable";
                            detail?: string;
                            requestId?: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @enum {string} */
                            code: "request.invalid" | "request.malformed" | "request.forbidden" | "request.not_found" | "request.method_not_allowed" | "request.timeout" | "request.too_large" | "request.uri_too_long" | "request.unsupported_media_type" | "request.headers_too_large" | "request.rate_limited" | "auth.required" | "auth.token_invalid" | "auth.session_ended" | "auth.second_factor_required" | "account.proof_invalid" | "account.session_not_found" | "account.onboarding_incomplete" | "employer_link.not_found" | "employer_link.no_match" | "admin.credentials_invalid" | "admin.duplicate_email" | "admin.not_found" | "admin.last" | "job.not_found" | "job.expired" | "employer.not_found" | "saved_search.not_found" | "saved_search.limit_reached" | "place.not_found" | "media.not_found" | "newsletter.token_invalid" | "server.unexpected" | "server.unavailable";
                            detail?: string;
                            requestId?: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @enum {string} */
                            code: "request.invalid" | "request.malformed" | "request.forbidden" | "request.not_found" | "request.method_not_allowed" | "request.timeout" | "request.too_large" | "request.uri_too_long" | "request.unsupported_media_type" | "request.headers_too_large" | "request.rate_limited" | "auth.required" | "auth.token_invalid" | "auth.session_ended" | "auth.second_factor_required" | "account.proof_invalid" | "account.session_not_found" | "account.onboarding_incomplete" | "employer_link.not_found" | "employer_link.no_match" | "admin.credentials_invalid" | "admin.duplicate_email" | "admin.not_found" | "admin.last" | "job.not_found" | "job.expired" | "employer.not_found" | "saved_search.not_found" | "saved_search.limit_reached" | "place.not_found" | "media.not_found" | "newsletter.token_invalid" | "server.unexpected" | "server.unavailable";
                            detail?: string;
                            requestId?: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Sign a device out; the answer is what is left */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                /** Format: uuid */
                                id: string;
                                current: boolean;
                                device: {
                                    browser: string | null;
                                    system: string | null;
                                    /** @enum {string} */
                                    kind: "desktop" | "phone" | "tablet" | "other";
                                };
                                ip: string | null;
                                /** Format: date-time */
                                createdAt: string;
                                /** Format: date-time */
                                refreshedAt: string;
                                /** @enum {string} */
                                aal: "aal1" | "aal2";
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @enum {string} */
                            code: "request.invalid" | "request.malformed" | "request.forbidden" | "request.not_found" | "request.method_not_allowed" | "request.timeout" | "request.too_large" | "request.uri_too_long" | "request.unsupported_media_type" | "request.headers_too_large" | "request.rate_limited" | "auth.required" | "auth.token_invalid" | "auth.session_ended" | "auth.second_factor_required" | "account.proof_invalid" | "account.session_not_found" | "account.onboarding_incomplete" | "employer_link.not_found" | "employer_link.no_match" | "admin.credentials_invalid" | "admin.duplicate_email" | "admin.not_found" | "admin.last" | "job.not_found" | "job.expired" | "employer.not_found" | "saved_search.not_found" | "saved_search.limit_reached" | "place.not_found" | "media.not_found" | "newsletter.token_invalid" | "server.unexpected" | "server.unavailable";
                            detail?: string;
                            requestId?: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @enum {string} */
                            code: "request.invalid" | "request.malformed" | "request.forbidden" | "request.not_found" | "request.method_not_allowed" | "request.timeout" | "request.too_large" | "request.uri_too_long" | "request.unsupported_media_type" | "request.headers_too_large" | "request.rate_limited" | "auth.required" | "auth.token_invalid" | "auth.session_ended" | "auth.second_factor_required" | "account.proof_invalid" | "account.session_not_found" | "account.onboarding_incomplete" | "employer_link.not_found" | "employer_link.no_match" | "admin.credentials_invalid" | "admin.duplicate_email" | "admin.not_found" | "admin.last" | "job.not_found" | "job.expired" | "employer.not_found" | "saved_search.not_found" | "saved_search.limit_reached" | "place.not_found" | "media.not_found" | "newsletter.token_invalid" | "server.unexpected" | "server.unavailable";
                            detail?: string;
                            requestId?: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @enum {string} */
                            code: "request.invalid" | "request.malformed" | "request.forbidden" | "request.not_found" | "request.method_not_allowed" | "request.timeout" | "request.too_large" | "request.uri_too_long" | "request.unsupported_media_type" | "request.headers_too_large" | "request.rate_limited" | "auth.required" | "auth.token_invalid" | "auth.session_ended" | "auth.second_factor_required" | "account.proof_invalid" | "account.session_not_found" | "account.onboarding_incomplete" | "employer_link.not_found" | "employer_link.no_match" | "admin.credentials_invalid" | "admin.duplicate_email" | "admin.not_found" | "admin.last" | "job.not_found" | "job.expired" | "employer.not_found" | "saved_search.not_found" | "saved_search.limit_reached" | "place.not_found" | "media.not_found" | "newsletter.token_invalid" | "server.unexpected" | "server.unavailable";
                            detail?: string;
                            requestId?: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @enum {string} */
                            code: "request.invalid" | "request.malformed" | "request.forbidden" | "request.not_found" | "request.method_not_allowed" | "request.timeout" | "request.too_large" | "request.uri_too_long" | "request.unsupported_media_type" | "request.headers_too_large" | "request.rate_limited" | "auth.required" | "auth.token_invalid" | "auth.session_ended" | "auth.second_factor_required" | "account.proof_invalid" | "account.session_not_found" | "account.onboarding_incomplete" | "employer_link.not_found" | "employer_link.no_match" | "admin.credentials_invalid" | "admin.duplicate_email" | "admin.not_found" | "admin.last" | "job.not_found" | "job.expired" | "employer.not_found" | "saved_search.not_found" | "saved_search.limit_reached" | "place.not_found" | "media.not_found" | "newsletter.token_invalid" | "server.unexpected" | "server.unavailable";
                            detail?: string;
                            requestId?: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everything we keep of the person, as a ZIP of JSON files */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/erasure": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Erase the account, at once or after 14 days; needs the password or a fresh code */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        mode: "after_waiting" | "at_once";
                        password?: string;
                        nonce?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "waiting" | "erased";
                            eraseAt: string | null;
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @enum {string} */
                            code: "request.invalid" | "request.malformed" | "request.forbidden" | "request.not_found" | "request.method_not_allowed" | "request.timeout" | "request.too_large" | "request.uri_too_long" | "request.unsupported_media_type" | "request.headers_too_large" | "request.rate_limited" | "auth.required" | "auth.token_invalid" | "auth.session_ended" | "auth.second_factor_required" | "account.proof_invalid" | "account.session_not_found" | "account.onboarding_incomplete" | "employer_link.not_found" | "employer_link.no_match" | "admin.credentials_invalid" | "admin.duplicate_email" | "admin.not_found" | "admin.last" | "job.not_found" | "job.expired" | "employer.not_found" | "saved_search.not_found" | "saved_search.limit_reached" | "place.not_found" | "media.not_found" | "newsletter.token_invalid" | "server.unexpected" | "server.unavailable";
                            detail?: string;
                            requestId?: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @enum {string} */
                            code: "request.invalid" | "request.malformed" | "request.forbidden" | "request.not_found" | "request.method_not_allowed" | "request.timeout" | "request.too_large" | "request.uri_too_long" | "request.unsupported_media_type" | "request.headers_too_large" | "request.rate_limited" | "auth.required" | "auth.token_invalid" | "auth.session_ended" | "auth.second_factor_required" | "account.proof_invalid" | "account.session_not_found" | "account.onboarding_incomplete" | "employer_link.not_found" | "employer_link.no_match" | "admin.credentials_invalid" | "admin.duplicate_email" | "admin.not_found" | "admin.last" | "job.not_found" | "job.expired" | "employer.not_found" | "saved_search.not_found" | "saved_search.limit_reached" | "place.not_found" | "media.not_found" | "newsletter.token_invalid" | "server.unexpected" | "server.unavailable";
                            detail?: string;
                            requestId?: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @enum {string} */
                            code: "request.invalid" | "request.malformed" | "request.forbidden" | "request.not_found" | "request.method_not_allowed" | "request.timeout" | "request.too_large" | "request.uri_too_long" | "request.unsupported_media_type" | "request.headers_too_large" | "request.rate_limited" | "auth.required" | "auth.token_invalid" | "auth.session_ended" | "auth.second_factor_required" | "account.proof_invalid" | "account.session_not_found" | "account.onboarding_incomplete" | "employer_link.not_found" | "employer_link.no_match" | "admin.credentials_invalid" | "admin.duplicate_email" | "admin.not_found" | "admin.last" | "job.not_found" | "job.expired" | "employer.not_found" | "saved_search.not_found" | "saved_search.limit_reached" | "place.not_found" | "media.not_found" | "newsletter.token_invalid" | "server.unexpected" | "server.unavailable";
                            detail?: string;
                            requestId?: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @enum {string} */
                            code: "request.invalid" | "request.malformed" | "request.forbidden" | "request.not_found" | "request.method_not_allowed" | "request.timeout" | "request.too_large" | "request.uri_too_long" | "request.unsupported_media_type" | "request.headers_too_large" | "request.rate_limited" | "auth.required" | "auth.token_invalid" | "auth.session_ended" | "auth.second_factor_required" | "account.proof_invalid" | "account.session_not_found" | "account.onboarding_incomplete" | "employer_link.not_found" | "employer_link.no_match" | "admin.credentials_invalid" | "admin.duplicate_email" | "admin.not_found" | "admin.last" | "job.not_found" | "job.expired" | "employer.not_found" | "saved_search.not_found" | "saved_search.limit_reached" | "place.not_found" | "media.not_found" | "newsletter.token_invalid" | "server.unexpected" | "server.unavailable";
                            detail?: string;
                            requestId?: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                        };
                    };
                };
            };
        };
        /** Keep the account after all */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            email: string | null;
                            phone: string | null;
                            /** @enum {string} */
                            role: "admin" | "job_seeker" | "employer";
                            isAdmin: boolean;
                            onboardingComplete: boolean;
                            academicTitle: ("Dr." | "Dr. med." | "Dr. med. dent." | "Prof." | "Prof. Dr." | "Prof. Dr. med." | "PD Dr." | "PD Dr. med.") | null;
                            fullName: string;
                            companyName: string | null;
                            /** @enum {string} */
                            language: "de" | "en";
                            onboarding: {
                                category?: ("doctors" | "nursing" | "medical" | "mfa" | "administration" | "management") | null;
                                occupation?: string | null;
                                specialty?: ("general_medicine" | "surgery" | "internal_medicine" | "cardiology" | "neurology" | "orthopedics" | "pediatrics" | "psychiatry" | "radiology" | "physiotherapy") | null;
                                experienceLevel?: ("entry" | "mid" | "senior" | "executive") | null;
                                location?: string | null;
                                radiusKm?: number | null;
                                employmentTypes?: ("full_time" | "part_time" | "both" | "temporary" | "freelance" | "internship")[] | null;
                                shifts?: ("early" | "day" | "late" | "night")[] | null;
                                weekendFree?: boolean | null;
                                earliestStart?: ("now" | "one_month" | "three_months" | "six_months" | "open") | null;
                                step?: number | null;
                                employerType?: ("hospital" | "practice" | "company") | null;
                                companySize?: ("1-50" | "51-200" | "201-1000" | "1000+") | null;
                                country?: ("DE" | "AT" | "CH") | null;
                                website?: string | null;
                                position?: string | null;
                                phone?: string | null;
                                categories?: ("doctors" | "nursing" | "medical" | "mfa" | "administration" | "management")[] | null;
                            };
                            eraseAt: string | null;
                            hasPassword: boolean;
                            providers: string[];
                            employers: {
                                /** Format: uuid */
                                employerId: string;
                                employerName: string;
                                /** @enum {string} */
                                mappingType: "direct_id" | "email_match" | "manual_link" | "domain_match";
                                confidence: number;
                                isActive: boolean;
                                isProposed: boolean;
                            }[];
                            missing: ("fullName" | "companyName" | "category" | "occupation" | "experienceLevel" | "location" | "employmentTypes" | "shifts" | "employerType" | "companySize" | "website" | "position" | "categories")[];
                            /** Format: date-time */
                            createdAt: string;
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @enum {string} */
                            code: "request.invalid" | "request.malformed" | "request.forbidden" | "request.not_found" | "request.method_not_allowed" | "request.timeout" | "request.too_large" | "request.uri_too_long" | "request.unsupported_media_type" | "request.headers_too_large" | "request.rate_limited" | "auth.required" | "auth.token_invalid" | "auth.session_ended" | "auth.second_factor_required" | "account.proof_invalid" | "account.session_not_found" | "account.onboarding_incomplete" | "employer_link.not_found" | "employer_link.no_match" | "admin.credentials_invalid" | "admin.duplicate_email" | "admin.not_found" | "admin.last" | "job.not_found" | "job.expired" | "employer.not_found" | "saved_search.not_found" | "saved_search.limit_reached" | "place.not_found" | "media.not_found" | "newsletter.token_invalid" | "server.unexpected" | "server.unavailable";
                            detail?: string;
                            requestId?: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @enum {string} */
                            code: "request.invalid" | "request.malformed" | "request.forbidden" | "request.not_found" | "request.method_not_allowed" | "request.timeout" | "request.too_large" | "request.uri_too_long" | "request.unsupported_media_type" | "request.headers_too_large" | "request.rate_limited" | "auth.required" | "auth.token_invalid" | "auth.session_ended" | "auth.second_factor_required" | "account.proof_invalid" | "account.session_not_found" | "account.onboarding_incomplete" | "employer_link.not_found" | "employer_link.no_match" | "admin.credentials_invalid" | "admin.duplicate_email" | "admin.not_found" | "admin.last" | "job.not_found" | "job.expired" | "employer.not_found" | "saved_search.not_found" | "saved_search.limit_reached" | "place.not_found" | "media.not_found" | "newsletter.token_invalid" | "server.unexpected" | "server.unavailable";
                            detail?: string;
                            requestId?: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @enum {string} */
                            code: "request.invalid" | "request.malformed" | "request.forbidden" | "request.not_found" | "request.method_not_allowed" | "request.timeout" | "request.too_large" | "request.uri_too_long" | "request.unsupported_media_type" | "request.headers_too_large" | "request.rate_limited" | "auth.required" | "auth.token_invalid" | "auth.session_ended" | "auth.second_factor_required" | "account.proof_invalid" | "account.session_not_found" | "account.onboarding_incomplete" | "employer_link.not_found" | "employer_link.no_match" | "admin.credentials_invalid" | "admin.duplicate_email" | "admin.not_found" | "admin.last" | "job.not_found" | "job.expired" | "employer.not_found" | "saved_search.not_found" | "saved_search.limit_reached" | "place.not_found" | "media.not_found" | "newsletter.token_invalid" | "server.unexpected" | "server.unavailable";
                            detail?: string;
                            requestId?: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/employer-links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who acts, or asks to act, for the own employers; proposals first */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                /** Format: uuid */
                                userId: string;
                                /** Format: uuid */
                                employerId: string;
                                employerName: string;
                                fullName: string;
                                email: string | null;
                                isActive: boolean;
                                /** Format: date-time */
                                createdAt: string;
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @enum {string} */
                            code: "request.invalid" | "request.malformed" | "request.forbidden" | "request.not_found" | "request.method_not_allowed" | "request.timeout" | "request.too_large" | "request.uri_too_long" | "request.unsupported_media_type" | "request.headers_too_large" | "request.rate_limited" | "auth.required" | "auth.token_invalid" | "auth.session_ended" | "auth.second_factor_required" | "account.proof_invalid" | "account.session_not_found" | "account.onboarding_incomplete" | "employer_link.not_found" | "employer_link.no_match" | "admin.credentials_invalid" | "admin.duplicate_email" | "admin.not_found" | "admin.last" | "job.not_found" | "job.expired" | "employer.not_found" | "saved_search.not_found" | "saved_search.limit_reached" | "place.not_found" | "media.not_found" | "newsletter.token_invalid" | "server.unexpected" | "server.unavailable";
                            detail?: string;
                            requestId?: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @enum {string} */
                            code: "request.invalid" | "request.malformed" | "request.forbidden" | "request.not_found" | "request.method_not_allowed" | "request.timeout" | "request.too_large" | "request.uri_too_long" | "request.unsupported_media_type" | "request.headers_too_large" | "request.rate_limited" | "auth.required" | "auth.token_invalid" | "auth.session_ended" | "auth.second_factor_required" | "account.proof_invalid" | "account.session_not_found" | "account.onboarding_incomplete" | "employer_link.not_found" | "employer_link.no_match" | "admin.credentials_invalid" | "admin.duplicate_email" | "admin.not_found" | "admin.last" | "job.not_found" | "job.expired" | "employer.not_found" | "saved_search.not_found" | "saved_search.limit_reached" | "place.not_found" | "media.not_found" | "newsletter.token_invalid" | "server.unexpected" | "server.unavailable";
                            detail?: string;
                            requestId?: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @enum {string} */
                            code: "request.invalid" | "request.malformed" | "request.forbidden" | "request.not_found" | "request.method_not_allowed" | "request.timeout" | "request.too_large" | "request.uri_too_long" | "request.unsupported_media_type" | "request.headers_too_large" | "request.rate_limited" | "auth.required" | "auth.token_invalid" | "auth.session_ended" | "auth.second_factor_required" | "account.proof_invalid" | "account.session_not_found" | "account.onboarding_incomplete" | "employer_link.not_found" | "employer_link.no_match" | "admin.credentials_invalid" | "admin.duplicate_email" | "admin.not_found" | "admin.last" | "job.not_found" | "job.expired" | "employer.not_found" | "saved_search.not_found" | "saved_search.limit_reached" | "place.not_found" | "media.not_found" | "newsletter.token_invalid" | "server.unexpected" | "server.unavailable";
                            detail?: string;
                            requestId?: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        /** Ask to act for an employer whose domain the own confirmed address has */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** Format: uuid */
                        employerId: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            employers: {
                                /** Format: uuid */
                                employerId: string;
                                employerName: string;
                                /** @enum {string} */
                                mappingType: "direct_id" | "email_match" | "manual_link" | "domain_match";
                                confidence: number;
                                isActive: boolean;
                                isProposed: boolean;
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @enum {string} */
                            code: "request.invalid" | "request.malformed" | "request.forbidden" | "request.not_found" | "request.method_not_allowed" | "request.timeout" | "request.too_large" | "request.uri_too_long" | "request.unsupported_media_type" | "request.headers_too_large" | "request.rate_limited" | "auth.required" | "auth.token_invalid" | "auth.session_ended" | "auth.second_factor_required" | "account.proof_invalid" | "account.session_not_found" | "account.onboarding_incomplete" | "employer_link.not_found" | "employer_link.no_match" | "admin.credentials_invalid" | "admin.duplicate_email" | "admin.not_found" | "admin.last" | "job.not_found" | "job.expired" | "employer.not_found" | "saved_search.not_found" | "saved_search.limit_reached" | "place.not_found" | "media.not_found" | "newsletter.token_invalid" | "server.unexpected" | "server.unavailable";
                            detail?: string;
                            requestId?: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @enum {string} */
                            code: "request.invalid" | "request.malformed" | "request.forbidden" | "request.not_found" | "request.method_not_allowed" | "request.timeout" | "request.too_large" | "request.uri_too_long" | "request.unsupported_media_type" | "request.headers_too_large" | "request.rate_limited" | "auth.required" | "auth.token_invalid" | "auth.session_ended" | "auth.second_factor_required" | "account.proof_invalid" | "account.session_not_found" | "account.onboarding_incomplete" | "employer_link.not_found" | "employer_link.no_match" | "admin.credentials_invalid" | "admin.duplicate_email" | "admin.not_found" | "admin.last" | "job.not_found" | "job.expired" | "employer.not_found" | "saved_search.not_found" | "saved_search.limit_reached" | "place.not_found" | "media.not_found" | "newsletter.token_invalid" | "server.unexpected" | "server.unavailable";
                            detail?: string;
                            requestId?: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @enum {string} */
                            code: "request.invalid" | "request.malformed" | "request.forbidden" | "request.not_found" | "request.method_not_allowed" | "request.timeout" | "request.too_large" | "request.uri_too_long" | "request.unsupported_media_type" | "request.headers_too_large" | "request.rate_limited" | "auth.required" | "auth.token_invalid" | "auth.session_ended" | "auth.second_factor_required" | "account.proof_invalid" | "account.session_not_found" | "account.onboarding_incomplete" | "employer_link.not_found" | "employer_link.no_match" | "admin.credentials_invalid" | "admin.duplicate_email" | "admin.not_found" | "admin.last" | "job.not_found" | "job.expired" | "employer.not_found" | "saved_search.not_found" | "saved_search.limit_reached" | "place.not_found" | "media.not_found" | "newsletter.token_invalid" | "server.unexpected" | "server.unavailable";
                            detail?: string;
                            requestId?: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @enum {string} */
                            code: "request.invalid" | "request.malformed" | "request.forbidden" | "request.not_found" | "request.method_not_allowed" | "request.timeout" | "request.too_large" | "request.uri_too_long" | "request.unsupported_media_type" | "request.headers_too_large" | "request.rate_limited" | "auth.required" | "auth.token_invalid" | "auth.session_ended" | "auth.second_factor_required" | "account.proof_invalid" | "account.session_not_found" | "account.onboarding_incomplete" | "employer_link.not_found" | "employer_link.no_match" | "admin.credentials_invalid" | "admin.duplicate_email" | "admin.not_found" | "admin.last" | "job.not_found" | "job.expired" | "employer.not_found" | "saved_search.not_found" | "saved_search.limit_reached" | "place.not_found" | "media.not_found" | "newsletter.token_invalid" | "server.unexpected" | "server.unavailable";
                            detail?: string;
                            requestId?: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/employer-links/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Confirm somebody’s link to the own employer, or end it */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    userId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** Format: uuid */
                        employerId: string;
                        isActive: boolean;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            userId: string;
                            /** Format: uuid */
                            employerId: string;
                            employerName: string;
                            fullName: string;
                            email: string | null;
                            isActive: boolean;
                            /** Format: date-time */
                            createdAt: string;
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @enum {string} */
                            code: "request.invalid" | "request.malformed" | "request.forbidden" | "request.not_found" | "request.method_not_allowed" | "request.timeout" | "request.too_large" | "request.uri_too_long" | "request.unsupported_media_type" | "request.headers_too_large" | "request.rate_limited" | "auth.required" | "auth.token_invalid" | "auth.session_ended" | "auth.second_factor_required" | "account.proof_invalid" | "account.session_not_found" | "account.onboarding_incomplete" | "employer_link.not_found" | "employer_link.no_match" | "admin.credentials_invalid" | "admin.duplicate_email" | "admin.not_found" | "admin.last" | "job.not_found" | "job.expired" | "employer.not_found" | "saved_search.not_found" | "saved_search.limit_reached" | "place.not_found" | "media.not_found" | "newsletter.token_invalid" | "server.unexpected" | "server.unavailable";
                            detail?: string;
                            requestId?: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @enum {string} */
                            code: "request.invalid" | "request.malformed" | "request.forbidden" | "request.not_found" | "request.method_not_allowed" | "request.timeout" | "request.too_large" | "request.uri_too_long" | "request.unsupported_media_type" | "request.headers_too_large" | "request.rate_limited" | "auth.required" | "auth.token_invalid" | "auth.session_ended" | "auth.second_factor_required" | "account.proof_invalid" | "account.session_not_found" | "account.onboarding_incomplete" | "employer_link.not_found" | "employer_link.no_match" | "admin.credentials_invalid" | "admin.duplicate_email" | "admin.not_found" | "admin.last" | "job.not_found" | "job.expired" | "employer.not_found" | "saved_search.not_found" | "saved_search.limit_reached" | "place.not_found" | "media.not_found" | "newsletter.token_invalid" | "server.unexpected" | "server.unavailable";
                            detail?: string;
                            requestId?: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @enum {string} */
                            code: "request.invalid" | "request.malformed" | "request.forbidden" | "request.not_found" | "request.method_not_allowed" | "request.timeout" | "request.too_large" | "request.uri_too_long" | "request.unsupported_media_type" | "request.headers_too_large" | "request.rate_limited" | "auth.required" | "auth.token_invalid" | "auth.session_ended" | "auth.second_factor_required" | "account.proof_invalid" | "account.session_not_found" | "account.onboarding_incomplete" | "employer_link.not_found" | "employer_link.no_match" | "admin.credentials_invalid" | "admin.duplicate_email" | "admin.not_found" | "admin.last" | "job.not_found" | "job.expired" | "employer.not_found" | "saved_search.not_found" | "saved_search.limit_reached" | "place.not_found" | "media.not_found" | "newsletter.token_invalid" | "server.unexpected" | "server.unavailable";
                            detail?: string;
                            requestId?: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @enum {string} */
                            code: "request.invalid" | "request.malformed" | "request.forbidden" | "request.not_found" | "request.method_not_allowed" | "request.timeout" | "request.too_large" | "request.uri_too_long" | "request.unsupported_media_type" | "request.headers_too_large" | "request.rate_limited" | "auth.required" | "auth.token_invalid" | "auth.session_ended" | "auth.second_factor_required" | "account.proof_invalid" | "account.session_not_found" | "account.onboarding_incomplete" | "employer_link.not_found" | "employer_link.no_match" | "admin.credentials_invalid" | "admin.duplicate_email" | "admin.not_found" | "admin.last" | "job.not_found" | "job.expired" | "employer.not_found" | "saved_search.not_found" | "saved_search.limit_reached" | "place.not_found" | "media.not_found" | "newsletter.token_invalid" | "server.unexpected" | "server.unavailable";
                            detail?: string;
                            requestId?: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                        };
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/saved-searches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The searches a job seeker keeps, each with how many jobs are new */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                                query: string;
                                newCount: number;
                                /** Format: date-time */
                                seenAt: string;
                                /** Format: date-time */
                                createdAt: string;
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @enum {string} */
                            code: "request.invalid" | "request.malformed" | "request.forbidden" | "request.not_found" | "request.method_not_allowed" | "request.timeout" | "request.too_large" | "request.uri_too_long" | "request.unsupported_media_type" | "request.headers_too_large" | "request.rate_limited" | "auth.required" | "auth.token_invalid" | "auth.session_ended" | "auth.second_factor_required" | "account.proof_invalid" | "account.session_not_found" | "account.onboarding_incomplete" | "employer_link.not_found" | "employer_link.no_match" | "admin.credentials_invalid" | "admin.duplicate_email" | "admin.not_found" | "admin.last" | "job.not_found" | "job.expired" | "employer.not_found" | "saved_search.not_found" | "saved_search.limit_reached" | "place.not_found" | "media.not_found" | "newsletter.token_invalid" | "server.unexpected" | "server.unavailable";
                            detail?: string;
                            requestId?: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @enum {string} */
                            code: "request.invalid" | "request.malformed" | "request.forbidden" | "request.not_found" | "request.method_not_allowed" | "request.timeout" | "request.too_large" | "request.uri_too_long" | "request.unsupported_media_type" | "request.headers_too_large" | "request.rate_limited" | "auth.required" | "auth.token_invalid" | "auth.session_ended" | "auth.second_factor_required" | "account.proof_invalid" | "account.session_not_found" | "account.onboarding_incomplete" | "employer_link.not_found" | "employer_link.no_match" | "admin.credentials_invalid" | "admin.duplicate_email" | "admin.not_found" | "admin.last" | "job.not_found" | "job.expired" | "employer.not_found" | "saved_search.not_found" | "saved_search.limit_reached" | "place.not_found" | "media.not_found" | "newsletter.token_invalid" | "server.unexpected" | "server.unavailable";
                            detail?: string;
                            requestId?: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @enum {string} */
                            code: "request.invalid" | "request.malformed" | "request.forbidden" | "request.not_found" | "request.method_not_allowed" | "request.timeout" | "request.too_large" | "request.uri_too_long" | "request.unsupported_media_type" | "request.headers_too_large" | "request.rate_limited" | "auth.required" | "auth.token_invalid" | "auth.session_ended" | "auth.second_factor_required" | "account.proof_invalid" | "account.session_not_found" | "account.onboarding_incomplete" | "employer_link.not_found" | "employer_link.no_match" | "admin.credentials_invalid" | "admin.duplicate_email" | "admin.not_found" | "admin.last" | "job.not_found" | "job.expired" | "employer.not_found" | "saved_search.not_found" | "saved_search.limit_reached" | "place.not_found" | "media.not_found" | "newsletter.token_invalid" | "server.unexpected" | "server.unavailable";
                            detail?: string;
                            requestId?: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        /** Keep a search; the same search again is the same one, with the new name */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name: string;
                        query: string;
                        /** Format: date-time */
                        seenAt?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            query: string;
                            newCount: number;
                            /** Format: date-time */
                            seenAt: string;
                            /** Format: date-time */
                            createdAt: string;
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @enum {string} */
                            code: "request.invalid" | "request.malformed" | "request.forbidden" | "request.not_found" | "request.method_not_allowed" | "request.timeout" | "request.too_large" | "request.uri_too_long" | "request.unsupported_media_type" | "request.headers_too_large" | "request.rate_limited" | "auth.required" | "auth.token_invalid" | "auth.session_ended" | "auth.second_factor_required" | "account.proof_invalid" | "account.session_not_found" | "account.onboarding_incomplete" | "employer_link.not_found" | "employer_link.no_match" | "admin.credentials_invalid" | "admin.duplicate_email" | "admin.not_found" | "admin.last" | "job.not_found" | "job.expired" | "employer.not_found" | "saved_search.not_found" | "saved_search.limit_reached" | "place.not_found" | "media.not_found" | "newsletter.token_invalid" | "server.unexpected" | "server.unavailable";
                            detail?: string;
                            requestId?: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @enum {string} */
                            code: "request.invalid" | "request.malformed" | "request.forbidden" | "request.not_found" | "request.method_not_allowed" | "request.timeout" | "request.too_large" | "request.uri_too_long" | "request.unsupported_media_type" | "request.headers_too_large" | "request.rate_limited" | "auth.required" | "auth.token_invalid" | "auth.session_ended" | "auth.second_factor_required" | "account.proof_invalid" | "account.session_not_found" | "account.onboarding_incomplete" | "employer_link.not_found" | "employer_link.no_match" | "admin.credentials_invalid" | "admin.duplicate_email" | "admin.not_found" | "admin.last" | "job.not_found" | "job.expired" | "employer.not_found" | "saved_search.not_found" | "saved_search.limit_reached" | "place.not_found" | "media.not_found" | "newsletter.token_invalid" | "server.unexpected" | "server.unavailable";
                            detail?: string;
                            requestId?: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @enum {string} */
                            code: "request.invalid" | "request.malformed" | "request.forbidden" | "request.not_found" | "request.method_not_allowed" | "request.timeout" | "request.too_large" | "request.uri_too_long" | "request.unsupported_media_type" | "request.headers_too_large" | "request.rate_limited" | "auth.required" | "auth.token_invalid" | "auth.session_ended" | "auth.second_factor_required" | "account.proof_invalid" | "account.session_not_found" | "account.onboarding_incomplete" | "employer_link.not_found" | "employer_link.no_match" | "admin.credentials_invalid" | "admin.duplicate_email" | "admin.not_found" | "admin.last" | "job.not_found" | "job.expired" | "employer.not_found" | "saved_search.not_found" | "saved_search.limit_reached" | "place.not_found" | "media.not_found" | "newsletter.token_invalid" | "server.unexpected" | "server.unavailable";
                            detail?: string;
                            requestId?: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @enum {string} */
                            code: "request.invalid" | "request.malformed" | "request.forbidden" | "request.not_found" | "request.method_not_allowed" | "request.timeout" | "request.too_large" | "request.uri_too_long" | "request.unsupported_media_type" | "request.headers_too_large" | "request.rate_limited" | "auth.required" | "auth.token_invalid" | "auth.session_ended" | "auth.second_factor_required" | "account.proof_invalid" | "account.session_not_found" | "account.onboarding_incomplete" | "employer_link.not_found" | "employer_link.no_match" | "admin.credentials_invalid" | "admin.duplicate_email" | "admin.not_found" | "admin.last" | "job.not_found" | "job.expired" | "employer.not_found" | "saved_search.not_found" | "saved_search.limit_reached" | "place.not_found" | "media.not_found" | "newsletter.token_invalid" | "server.unexpected" | "server.unavailable";
                            detail?: string;
                            requestId?: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/saved-searches/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Let go of a kept search */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @enum {string} */
                            code: "request.invalid" | "request.malformed" | "request.forbidden" | "request.not_found" | "request.method_not_allowed" | "request.timeout" | "request.too_large" | "request.uri_too_long" | "request.unsupported_media_type" | "request.headers_too_large" | "request.rate_limited" | "auth.required" | "auth.token_invalid" | "auth.session_ended" | "auth.second_factor_required" | "account.proof_invalid" | "account.session_not_found" | "account.onboarding_incomplete" | "employer_link.not_found" | "employer_link.no_match" | "admin.credentials_invalid" | "admin.duplicate_email" | "admin.not_found" | "admin.last" | "job.not_found" | "job.expired" | "employer.not_found" | "saved_search.not_found" | "saved_search.limit_reached" | "place.not_found" | "media.not_found" | "newsletter.token_invalid" | "server.unexpected" | "server.unavailable";
                            detail?: string;
                            requestId?: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @enum {string} */
                            code: "request.invalid" | "request.malformed" | "request.forbidden" | "request.not_found" | "request.method_not_allowed" | "request.timeout" | "request.too_large" | "request.uri_too_long" | "request.unsupported_media_type" | "request.headers_too_large" | "request.rate_limited" | "auth.required" | "auth.token_invalid" | "auth.session_ended" | "auth.second_factor_required" | "account.proof_invalid" | "account.session_not_found" | "account.onboarding_incomplete" | "employer_link.not_found" | "employer_link.no_match" | "admin.credentials_invalid" | "admin.duplicate_email" | "admin.not_found" | "admin.last" | "job.not_found" | "job.expired" | "employer.not_found" | "saved_search.not_found" | "saved_search.limit_reached" | "place.not_found" | "media.not_found" | "newsletter.token_invalid" | "server.unexpected" | "server.unavailable";
                            detail?: string;
                            requestId?: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @enum {string} */
                            code: "request.invalid" | "request.malformed" | "request.forbidden" | "request.not_found" | "request.method_not_allowed" | "request.timeout" | "request.too_large" | "request.uri_too_long" | "request.unsupported_media_type" | "request.headers_too_large" | "request.rate_limited" | "auth.required" | "auth.token_invalid" | "auth.session_ended" | "auth.second_factor_required" | "account.proof_invalid" | "account.session_not_found" | "account.onboarding_incomplete" | "employer_link.not_found" | "employer_link.no_match" | "admin.credentials_invalid" | "admin.duplicate_email" | "admin.not_found" | "admin.last" | "job.not_found" | "job.expired" | "employer.not_found" | "saved_search.not_found" | "saved_search.limit_reached" | "place.not_found" | "media.not_found" | "newsletter.token_invalid" | "server.unexpected" | "server.unavailable";
                            detail?: string;
                            requestId?: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @enum {string} */
                            code: "request.invalid" | "request.malformed" | "request.forbidden" | "request.not_found" | "request.method_not_allowed" | "request.timeout" | "request.too_large" | "request.uri_too_long" | "request.unsupported_media_type" | "request.headers_too_large" | "request.rate_limited" | "auth.required" | "auth.token_invalid" | "auth.session_ended" | "auth.second_factor_required" | "account.proof_invalid" | "account.session_not_found" | "account.onboarding_incomplete" | "employer_link.not_found" | "employer_link.no_match" | "admin.credentials_invalid" | "admin.duplicate_email" | "admin.not_found" | "admin.last" | "job.not_found" | "job.expired" | "employer.not_found" | "saved_search.not_found" | "saved_search.limit_reached" | "place.not_found" | "media.not_found" | "newsletter.token_invalid" | "server.unexpected" | "server.unavailable";
                            detail?: string;
                            requestId?: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        /** Give a kept search another name */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            query: string;
                            newCount: number;
                            /** Format: date-time */
                            seenAt: string;
                            /** Format: date-time */
                            createdAt: string;
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @enum {string} */
                            code: "request.invalid" | "request.malformed" | "request.forbidden" | "request.not_found" | "request.method_not_allowed" | "request.timeout" | "request.too_large" | "request.uri_too_long" | "request.unsupported_media_type" | "request.headers_too_large" | "request.rate_limited" | "auth.required" | "auth.token_invalid" | "auth.session_ended" | "auth.second_factor_required" | "account.proof_invalid" | "account.session_not_found" | "account.onboarding_incomplete" | "employer_link.not_found" | "employer_link.no_match" | "admin.credentials_invalid" | "admin.duplicate_email" | "admin.not_found" | "admin.last" | "job.not_found" | "job.expired" | "employer.not_found" | "saved_search.not_found" | "saved_search.limit_reached" | "place.not_found" | "media.not_found" | "newsletter.token_invalid" | "server.unexpected" | "server.unavailable";
                            detail?: string;
                            requestId?: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @enum {string} */
                            code: "request.invalid" | "request.malformed" | "request.forbidden" | "request.not_found" | "request.method_not_allowed" | "request.timeout" | "request.too_large" | "request.uri_too_long" | "request.unsupported_media_type" | "request.headers_too_large" | "request.rate_limited" | "auth.required" | "auth.token_invalid" | "auth.session_ended" | "auth.second_factor_required" | "account.proof_invalid" | "account.session_not_found" | "account.onboarding_incomplete" | "employer_link.not_found" | "employer_link.no_match" | "admin.credentials_invalid" | "admin.duplicate_email" | "admin.not_found" | "admin.last" | "job.not_found" | "job.expired" | "employer.not_found" | "saved_search.not_found" | "saved_search.limit_reached" | "place.not_found" | "media.not_found" | "newsletter.token_invalid" | "server.unexpected" | "server.unavailable";
                            detail?: string;
                            requestId?: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @enum {string} */
                            code: "request.invalid" | "request.malformed" | "request.forbidden" | "request.not_found" | "request.method_not_allowed" | "request.timeout" | "request.too_large" | "request.uri_too_long" | "request.unsupported_media_type" | "request.headers_too_large" | "request.rate_limited" | "auth.required" | "auth.token_invalid" | "auth.session_ended" | "auth.second_factor_required" | "account.proof_invalid" | "account.session_not_found" | "account.onboarding_incomplete" | "employer_link.not_found" | "employer_link.no_match" | "admin.credentials_invalid" | "admin.duplicate_email" | "admin.not_found" | "admin.last" | "job.not_found" | "job.expired" | "employer.not_found" | "saved_search.not_found" | "saved_search.limit_reached" | "place.not_found" | "media.not_found" | "newsletter.token_invalid" | "server.unexpected" | "server.unavailable";
                            detail?: string;
                            requestId?: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @enum {string} */
                            code: "request.invalid" | "request.malformed" | "request.forbidden" | "request.not_found" | "request.method_not_allowed" | "request.timeout" | "request.too_large" | "request.uri_too_long" | "request.unsupported_media_type" | "request.headers_too_large" | "request.rate_limited" | "auth.required" | "auth.token_invalid" | "auth.session_ended" | "auth.second_factor_required" | "account.proof_invalid" | "account.session_not_found" | "account.onboarding_incomplete" | "employer_link.not_found" | "employer_link.no_match" | "admin.credentials_invalid" | "admin.duplicate_email" | "admin.not_found" | "admin.last" | "job.not_found" | "job.expired" | "employer.not_found" | "saved_search.not_found" | "saved_search.limit_reached" | "place.not_found" | "media.not_found" | "newsletter.token_invalid" | "server.unexpected" | "server.unavailable";
                            detail?: string;
                            requestId?: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                        };
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/saved-searches/{id}/seen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** The person has opened it: what is posted from now on is new */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            query: string;
                            newCount: number;
                            /** Format: date-time */
                            seenAt: string;
                            /** Format: date-time */
                            createdAt: string;
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @enum {string} */
                            code: "request.invalid" | "request.malformed" | "request.forbidden" | "request.not_found" | "request.method_not_allowed" | "request.timeout" | "request.too_large" | "request.uri_too_long" | "request.unsupported_media_type" | "request.headers_too_large" | "request.rate_limited" | "auth.required" | "auth.token_invalid" | "auth.session_ended" | "auth.second_factor_required" | "account.proof_invalid" | "account.session_not_found" | "account.onboarding_incomplete" | "employer_link.not_found" | "employer_link.no_match" | "admin.credentials_invalid" | "admin.duplicate_email" | "admin.not_found" | "admin.last" | "job.not_found" | "job.expired" | "employer.not_found" | "saved_search.not_found" | "saved_search.limit_reached" | "place.not_found" | "media.not_found" | "newsletter.token_invalid" | "server.unexpected" | "server.unavailable";
                            detail?: string;
                            requestId?: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @enum {string} */
                            code: "request.invalid" | "request.malformed" | "request.forbidden" | "request.not_found" | "request.method_not_allowed" | "request.timeout" | "request.too_large" | "request.uri_too_long" | "request.unsupported_media_type" | "request.headers_too_large" | "request.rate_limited" | "auth.required" | "auth.token_invalid" | "auth.session_ended" | "auth.second_factor_required" | "account.proof_invalid" | "account.session_not_found" | "account.onboarding_incomplete" | "employer_link.not_found" | "employer_link.no_match" | "admin.credentials_invalid" | "admin.duplicate_email" | "admin.not_found" | "admin.last" | "job.not_found" | "job.expired" | "employer.not_found" | "saved_search.not_found" | "saved_search.limit_reached" | "place.not_found" | "media.not_found" | "newsletter.token_invalid" | "server.unexpected" | "server.unavailable";
                            detail?: string;
                            requestId?: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @enum {string} */
                            code: "request.invalid" | "request.malformed" | "request.forbidden" | "request.not_found" | "request.method_not_allowed" | "request.timeout" | "request.too_large" | "request.uri_too_long" | "request.unsupported_media_type" | "request.headers_too_large" | "request.rate_limited" | "auth.required" | "auth.token_invalid" | "auth.session_ended" | "auth.second_factor_required" | "account.proof_invalid" | "account.session_not_found" | "account.onboarding_incomplete" | "employer_link.not_found" | "employer_link.no_match" | "admin.credentials_invalid" | "admin.duplicate_email" | "admin.not_found" | "admin.last" | "job.not_found" | "job.expired" | "employer.not_found" | "saved_search.not_found" | "saved_search.limit_reached" | "place.not_found" | "media.not_found" | "newsletter.token_invalid" | "server.unexpected" | "server.unavailable";
                            detail?: string;
                            requestId?: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @enum {string} */
                            code: "request.invalid" | "request.malformed" | "request.forbidden" | "request.not_found" | "request.method_not_allowed" | "request.timeout" | "request.too_large" | "request.uri_too_long" | "request.unsupported_media_type" | "request.headers_too_large" | "request.rate_limited" | "auth.required" | "auth.token_invalid" | "auth.session_ended" | "auth.second_factor_required" | "account.proof_invalid" | "account.session_not_found" | "account.onboarding_incomplete" | "employer_link.not_found" | "employer_link.no_match" | "admin.credentials_invalid" | "admin.duplicate_email" | "admin.not_found" | "admin.last" | "job.not_found" | "job.expired" | "employer.not_found" | "saved_search.not_found" | "saved_search.limit_reached" | "place.not_found" | "media.not_found" | "newsletter.token_invalid" | "server.unexpected" | "server.unavailable";
                            detail?: string;
                            requestId?: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                        };
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/employer/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Jobs of the houses the caller acts for, in every state, with what each is understood as */
        get: {
            parameters: {
                query?: {
                    q?: string;
                    certainty?: "sure" | "likely" | "unsure";
                    page?: number;
                    pageSize?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                /** Format: uuid */
                                id: string;
                                number: number;
                                title: string;
                                employer: {
                                    /** Format: uuid */
                                    id: string;
                                    name: string;
                                };
                                city: string;
                                /** @enum {string} */
                                country: "DE" | "AT" | "CH";
                                /** @enum {string} */
                                state: "live" | "planned" | "expired" | "draft" | "paused" | "closed";
                                /** Format: date-time */
                                postedAt: string;
                                /** Format: date-time */
                                validThrough: string;
                                class: {
                                    occupation: {
                                        key: string;
                                        label: string;
                                    } | null;
                                    level: {
                                        key: string;
                                        label: string;
                                    } | null;
                                    specialty: ("general_medicine" | "surgery" | "internal_medicine" | "cardiology" | "neurology" | "orthopedics" | "pediatrics" | "psychiatry" | "radiology" | "physiotherapy") | null;
                                    department: {
                                        key: string;
                                        label: string;
                                    } | null;
                                    /** @enum {string} */
                                    certainty: "sure" | "likely" | "unsure";
                                    reason: string;
                                    isCorrected: boolean;
                                } | null;
                            }[];
                            total: number;
                            page: number;
                            pageSize: number;
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @enum {string} */
                            code: "request.invalid" | "request.malformed" | "request.forbidden" | "request.not_found" | "request.method_not_allowed" | "request.timeout" | "request.too_large" | "request.uri_too_long" | "request.unsupported_media_type" | "request.headers_too_large" | "request.rate_limited" | "auth.required" | "auth.token_invalid" | "auth.session_ended" | "auth.second_factor_required" | "account.proof_invalid" | "account.session_not_found" | "account.onboarding_incomplete" | "employer_link.not_found" | "employer_link.no_match" | "admin.credentials_invalid" | "admin.duplicate_email" | "admin.not_found" | "admin.last" | "job.not_found" | "job.expired" | "employer.not_found" | "saved_search.not_found" | "saved_search.limit_reached" | "place.not_found" | "media.not_found" | "newsletter.token_invalid" | "server.unexpected" | "server.unavailable";
                            detail?: string;
                            requestId?: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @enum {string} */
                            code: "request.invalid" | "request.malformed" | "request.forbidden" | "request.not_found" | "request.method_not_allowed" | "request.timeout" | "request.too_large" | "request.uri_too_long" | "request.unsupported_media_type" | "request.headers_too_large" | "request.rate_limited" | "auth.required" | "auth.token_invalid" | "auth.session_ended" | "auth.second_factor_required" | "account.proof_invalid" | "account.session_not_found" | "account.onboarding_incomplete" | "employer_link.not_found" | "employer_link.no_match" | "admin.credentials_invalid" | "admin.duplicate_email" | "admin.not_found" | "admin.last" | "job.not_found" | "job.expired" | "employer.not_found" | "saved_search.not_found" | "saved_search.limit_reached" | "place.not_found" | "media.not_found" | "newsletter.token_invalid" | "server.unexpected" | "server.unavailable";
                            detail?: string;
                            requestId?: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @enum {string} */
                            code: "request.invalid" | "request.malformed" | "request.forbidden" | "request.not_found" | "request.method_not_allowed" | "request.timeout" | "request.too_large" | "request.uri_too_long" | "request.unsupported_media_type" | "request.headers_too_large" | "request.rate_limited" | "auth.required" | "auth.token_invalid" | "auth.session_ended" | "auth.second_factor_required" | "account.proof_invalid" | "account.session_not_found" | "account.onboarding_incomplete" | "employer_link.not_found" | "employer_link.no_match" | "admin.credentials_invalid" | "admin.duplicate_email" | "admin.not_found" | "admin.last" | "job.not_found" | "job.expired" | "employer.not_found" | "saved_search.not_found" | "saved_search.limit_reached" | "place.not_found" | "media.not_found" | "newsletter.token_invalid" | "server.unexpected" | "server.unavailable";
                            detail?: string;
                            requestId?: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/employer/jobs/{id}/class": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Say what a job is; no later reading changes it */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        occupation: string | null;
                        level: string | null;
                        specialty: ("general_medicine" | "surgery" | "internal_medicine" | "cardiology" | "neurology" | "orthopedics" | "pediatrics" | "psychiatry" | "radiology" | "physiotherapy") | null;
                        department: string | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            number: number;
                            title: string;
                            employer: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                            };
                            city: string;
                            /** @enum {string} */
                            country: "DE" | "AT" | "CH";
                            /** @enum {string} */
                            state: "live" | "planned" | "expired" | "draft" | "paused" | "closed";
                            /** Format: date-time */
                            postedAt: string;
                            /** Format: date-time */
                            validThrough: string;
                            class: {
                                occupation: {
                                    key: string;
                                    label: string;
                                } | null;
                                level: {
                                    key: string;
                                    label: string;
                                } | null;
                                specialty: ("general_medicine" | "surgery" | "internal_medicine" | "cardiology" | "neurology" | "orthopedics" | "pediatrics" | "psychiatry" | "radiology" | "physiotherapy") | null;
                                department: {
                                    key: string;
                                    label: string;
                                } | null;
                                /** @enum {string} */
                                certainty: "sure" | "likely" | "unsure";
                                reason: string;
                                isCorrected: boolean;
                            } | null;
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @enum {string} */
                            code: "request.invalid" | "request.malformed" | "request.forbidden" | "request.not_found" | "request.method_not_allowed" | "request.timeout" | "request.too_large" | "request.uri_too_long" | "request.unsupported_media_type" | "request.headers_too_large" | "request.rate_limited" | "auth.required" | "auth.token_invalid" | "auth.session_ended" | "auth.second_factor_required" | "account.proof_invalid" | "account.session_not_found" | "account.onboarding_incomplete" | "employer_link.not_found" | "employer_link.no_match" | "admin.credentials_invalid" | "admin.duplicate_email" | "admin.not_found" | "admin.last" | "job.not_found" | "job.expired" | "employer.not_found" | "saved_search.not_found" | "saved_search.limit_reached" | "place.not_found" | "media.not_found" | "newsletter.token_invalid" | "server.unexpected" | "server.unavailable";
                            detail?: string;
                            requestId?: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @enum {string} */
                            code: "request.invalid" | "request.malformed" | "request.forbidden" | "request.not_found" | "request.method_not_allowed" | "request.timeout" | "request.too_large" | "request.uri_too_long" | "request.unsupported_media_type" | "request.headers_too_large" | "request.rate_limited" | "auth.required" | "auth.token_invalid" | "auth.session_ended" | "auth.second_factor_required" | "account.proof_invalid" | "account.session_not_found" | "account.onboarding_incomplete" | "employer_link.not_found" | "employer_link.no_match" | "admin.credentials_invalid" | "admin.duplicate_email" | "admin.not_found" | "admin.last" | "job.not_found" | "job.expired" | "employer.not_found" | "saved_search.not_found" | "saved_search.limit_reached" | "place.not_found" | "media.not_found" | "newsletter.token_invalid" | "server.unexpected" | "server.unavailable";
                            detail?: string;
                            requestId?: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @enum {string} */
                            code: "request.invalid" | "request.malformed" | "request.forbidden" | "request.not_found" | "request.method_not_allowed" | "request.timeout" | "request.too_large" | "request.uri_too_long" | "request.unsupported_media_type" | "request.headers_too_large" | "request.rate_limited" | "auth.required" | "auth.token_invalid" | "auth.session_ended" | "auth.second_factor_required" | "account.proof_invalid" | "account.session_not_found" | "account.onboarding_incomplete" | "employer_link.not_found" | "employer_link.no_match" | "admin.credentials_invalid" | "admin.duplicate_email" | "admin.not_found" | "admin.last" | "job.not_found" | "job.expired" | "employer.not_found" | "saved_search.not_found" | "saved_search.limit_reached" | "place.not_found" | "media.not_found" | "newsletter.token_invalid" | "server.unexpected" | "server.unavailable";
                            detail?: string;
                            requestId?: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @enum {string} */
                            code: "request.invalid" | "request.malformed" | "request.forbidden" | "request.not_found" | "request.method_not_allowed" | "request.timeout" | "request.too_large" | "request.uri_too_long" | "request.unsupported_media_type" | "request.headers_too_large" | "request.rate_limited" | "auth.required" | "auth.token_invalid" | "auth.session_ended" | "auth.second_factor_required" | "account.proof_invalid" | "account.session_not_found" | "account.onboarding_incomplete" | "employer_link.not_found" | "employer_link.no_match" | "admin.credentials_invalid" | "admin.duplicate_email" | "admin.not_found" | "admin.last" | "job.not_found" | "job.expired" | "employer.not_found" | "saved_search.not_found" | "saved_search.limit_reached" | "place.not_found" | "media.not_found" | "newsletter.token_invalid" | "server.unexpected" | "server.unavailable";
                            detail?: string;
                            requestId?: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                        };
                    };
                };
            };
        };
        post?: never;
        /** Take a correction back: the job is again what its words say */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            number: number;
                            title: string;
                            employer: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                            };
                            city: string;
                            /** @enum {string} */
                            country: "DE" | "AT" | "CH";
                            /** @enum {string} */
                            state: "live" | "planned" | "expired" | "draft" | "paused" | "closed";
                            /** Format: date-time */
                            postedAt: string;
                            /** Format: date-time */
                            validThrough: string;
                            class: {
                                occupation: {
                                    key: string;
                                    label: string;
                                } | null;
                                level: {
                                    key: string;
                                    label: string;
                                } | null;
                                specialty: ("general_medicine" | "surgery" | "internal_medicine" | "cardiology" | "neurology" | "orthopedics" | "pediatrics" | "psychiatry" | "radiology" | "physiotherapy") | null;
                                department: {
                                    key: string;
                                    label: string;
                                } | null;
                                /** @enum {string} */
                                certainty: "sure" | "likely" | "unsure";
                                reason: string;
                                isCorrected: boolean;
                            } | null;
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @enum {string} */
                            code: "request.invalid" | "request.malformed" | "request.forbidden" | "request.not_found" | "request.method_not_allowed" | "request.timeout" | "request.too_large" | "request.uri_too_long" | "request.unsupported_media_type" | "request.headers_too_large" | "request.rate_limited" | "auth.required" | "auth.token_invalid" | "auth.session_ended" | "auth.second_factor_required" | "account.proof_invalid" | "account.session_not_found" | "account.onboarding_incomplete" | "employer_link.not_found" | "employer_link.no_match" | "admin.credentials_invalid" | "admin.duplicate_email" | "admin.not_found" | "admin.last" | "job.not_found" | "job.expired" | "employer.not_found" | "saved_search.not_found" | "saved_search.limit_reached" | "place.not_found" | "media.not_found" | "newsletter.token_invalid" | "server.unexpected" | "server.unavailable";
                            detail?: string;
                            requestId?: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @enum {string} */
                            code: "request.invalid" | "request.malformed" | "request.forbidden" | "request.not_found" | "request.method_not_allowed" | "request.timeout" | "request.too_large" | "request.uri_too_long" | "request.unsupported_media_type" | "request.headers_too_large" | "request.rate_limited" | "auth.required" | "auth.token_invalid" | "auth.session_ended" | "auth.second_factor_required" | "account.proof_invalid" | "account.session_not_found" | "account.onboarding_incomplete" | "employer_link.not_found" | "employer_link.no_match" | "admin.credentials_invalid" | "admin.duplicate_email" | "admin.not_found" | "admin.last" | "job.not_found" | "job.expired" | "employer.not_found" | "saved_search.not_found" | "saved_search.limit_reached" | "place.not_found" | "media.not_found" | "newsletter.token_invalid" | "server.unexpected" | "server.unavailable";
                            detail?: string;
                            requestId?: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @enum {string} */
                            code: "request.invalid" | "request.malformed" | "request.forbidden" | "request.not_found" | "request.method_not_allowed" | "request.timeout" | "request.too_large" | "request.uri_too_long" | "request.unsupported_media_type" | "request.headers_too_large" | "request.rate_limited" | "auth.required" | "auth.token_invalid" | "auth.session_ended" | "auth.second_factor_required" | "account.proof_invalid" | "account.session_not_found" | "account.onboarding_incomplete" | "employer_link.not_found" | "employer_link.no_match" | "admin.credentials_invalid" | "admin.duplicate_email" | "admin.not_found" | "admin.last" | "job.not_found" | "job.expired" | "employer.not_found" | "saved_search.not_found" | "saved_search.limit_reached" | "place.not_found" | "media.not_found" | "newsletter.token_invalid" | "server.unexpected" | "server.unavailable";
                            detail?: string;
                            requestId?: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @enum {string} */
                            code: "request.invalid" | "request.malformed" | "request.forbidden" | "request.not_found" | "request.method_not_allowed" | "request.timeout" | "request.too_large" | "request.uri_too_long" | "request.unsupported_media_type" | "request.headers_too_large" | "request.rate_limited" | "auth.required" | "auth.token_invalid" | "auth.session_ended" | "auth.second_factor_required" | "account.proof_invalid" | "account.session_not_found" | "account.onboarding_incomplete" | "employer_link.not_found" | "employer_link.no_match" | "admin.credentials_invalid" | "admin.duplicate_email" | "admin.not_found" | "admin.last" | "job.not_found" | "job.expired" | "employer.not_found" | "saved_search.not_found" | "saved_search.limit_reached" | "place.not_found" | "media.not_found" | "newsletter.token_invalid" | "server.unexpected" | "server.unavailable";
                            detail?: string;
                            requestId?: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign an administrator in; the answer is a session of the auth protocol */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        email: string;
                        password: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            access_token: string;
                            /** @enum {string} */
                            token_type: "bearer";
                            expires_in: number;
                            expires_at: number;
                            refresh_token: string;
                            user: {
                                /** Format: uuid */
                                id: string;
                                email: string;
                            } & {
                                [key: string]: unknown;
                            };
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @enum {string} */
                            code: "request.invalid" | "request.malformed" | "request.forbidden" | "request.not_found" | "request.method_not_allowed" | "request.timeout" | "request.too_large" | "request.uri_too_long" | "request.unsupported_media_type" | "request.headers_too_large" | "request.rate_limited" | "auth.required" | "auth.token_invalid" | "auth.session_ended" | "auth.second_factor_required" | "account.proof_invalid" | "account.session_not_found" | "account.onboarding_incomplete" | "employer_link.not_found" | "employer_link.no_match" | "admin.credentials_invalid" | "admin.duplicate_email" | "admin.not_found" | "admin.last" | "job.not_found" | "job.expired" | "employer.not_found" | "saved_search.not_found" | "saved_search.limit_reached" | "place.not_found" | "media.not_found" | "newsletter.token_invalid" | "server.unexpected" | "server.unavailable";
                            detail?: string;
                            requestId?: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @enum {string} */
                            code: "request.invalid" | "request.malformed" | "request.forbidden" | "request.not_found" | "request.method_not_allowed" | "request.timeout" | "request.too_large" | "request.uri_too_long" | "request.unsupported_media_type" | "request.headers_too_large" | "request.rate_limited" | "auth.required" | "auth.token_invalid" | "auth.session_ended" | "auth.second_factor_required" | "account.proof_invalid" | "account.session_not_found" | "account.onboarding_incomplete" | "employer_link.not_found" | "employer_link.no_match" | "admin.credentials_invalid" | "admin.duplicate_email" | "admin.not_found" | "admin.last" | "job.not_found" | "job.expired" | "employer.not_found" | "saved_search.not_found" | "saved_search.limit_reached" | "place.not_found" | "media.not_found" | "newsletter.token_invalid" | "server.unexpected" | "server.unavailable";
                            detail?: string;
                            requestId?: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @enum {string} */
                            code: "request.invalid" | "request.malformed" | "request.forbidden" | "request.not_found" | "request.method_not_allowed" | "request.timeout" | "request.too_large" | "request.uri_too_long" | "request.unsupported_media_type" | "request.headers_too_large" | "request.rate_limited" | "auth.required" | "auth.token_invalid" | "auth.session_ended" | "auth.second_factor_required" | "account.proof_invalid" | "account.session_not_found" | "account.onboarding_incomplete" | "employer_link.not_found" | "employer_link.no_match" | "admin.credentials_invalid" | "admin.duplicate_email" | "admin.not_found" | "admin.last" | "job.not_found" | "job.expired" | "employer.not_found" | "saved_search.not_found" | "saved_search.limit_reached" | "place.not_found" | "media.not_found" | "newsletter.token_invalid" | "server.unexpected" | "server.unavailable";
                            detail?: string;
                            requestId?: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @enum {string} */
                            code: "request.invalid" | "request.malformed" | "request.forbidden" | "request.not_found" | "request.method_not_allowed" | "request.timeout" | "request.too_large" | "request.uri_too_long" | "request.unsupported_media_type" | "request.headers_too_large" | "request.rate_limited" | "auth.required" | "auth.token_invalid" | "auth.session_ended" | "auth.second_factor_required" | "account.proof_invalid" | "account.session_not_found" | "account.onboarding_incomplete" | "employer_link.not_found" | "employer_link.no_match" | "admin.credentials_invalid" | "admin.duplicate_email" | "admin.not_found" | "admin.last" | "job.not_found" | "job.expired" | "employer.not_found" | "saved_search.not_found" | "saved_search.limit_reached" | "place.not_found" | "media.not_found" | "newsletter.token_invalid" | "server.unexpected" | "server.unavailable";
                            detail?: string;
                            requestId?: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Figures of the house */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            jobSeekers: number;
                            employerAccounts: number;
                            unconfirmed: number;
                            admins: number;
                            liveJobs: number;
                            employers: number;
                            waitingForErasure: number;
                            proposedLinks: number;
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @enum {string} */
                            code: "request.invalid" | "request.malformed" | "request.forbidden" | "request.not_found" | "request.method_not_allowed" | "request.timeout" | "request.too_large" | "request.uri_too_long" | "request.unsupported_media_type" | "request.headers_too_large" | "request.rate_limited" | "auth.required" | "auth.token_invalid" | "auth.session_ended" | "auth.second_factor_required" | "account.proof_invalid" | "account.session_not_found" | "account.onboarding_incomplete" | "employer_link.not_found" | "employer_link.no_match" | "admin.credentials_invalid" | "admin.duplicate_email" | "admin.not_found" | "admin.last" | "job.not_found" | "job.expired" | "employer.not_found" | "saved_search.not_found" | "saved_search.limit_reached" | "place.not_found" | "media.not_found" | "newsletter.token_invalid" | "server.unexpected" | "server.unavailable";
                            detail?: string;
                            requestId?: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @enum {string} */
                            code: "request.invalid" | "request.malformed" | "request.forbidden" | "request.not_found" | "request.method_not_allowed" | "request.timeout" | "request.too_large" | "request.uri_too_long" | "request.unsupported_media_type" | "request.headers_too_large" | "request.rate_limited" | "auth.required" | "auth.token_invalid" | "auth.session_ended" | "auth.second_factor_required" | "account.proof_invalid" | "account.session_not_found" | "account.onboarding_incomplete" | "employer_link.not_found" | "employer_link.no_match" | "admin.credentials_invalid" | "admin.duplicate_email" | "admin.not_found" | "admin.last" | "job.not_found" | "job.expired" | "employer.not_found" | "saved_search.not_found" | "saved_search.limit_reached" | "place.not_found" | "media.not_found" | "newsletter.token_invalid" | "server.unexpected" | "server.unavailable";
                            detail?: string;
                            requestId?: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @enum {string} */
                            code: "request.invalid" | "request.malformed" | "request.forbidden" | "request.not_found" | "request.method_not_allowed" | "request.timeout" | "request.too_large" | "request.uri_too_long" | "request.unsupported_media_type" | "request.headers_too_large" | "request.rate_limited" | "auth.required" | "auth.token_invalid" | "auth.session_ended" | "auth.second_factor_required" | "account.proof_invalid" | "account.session_not_found" | "account.onboarding_incomplete" | "employer_link.not_found" | "employer_link.no_match" | "admin.credentials_invalid" | "admin.duplicate_email" | "admin.not_found" | "admin.last" | "job.not_found" | "job.expired" | "employer.not_found" | "saved_search.not_found" | "saved_search.limit_reached" | "place.not_found" | "media.not_found" | "newsletter.token_invalid" | "server.unexpected" | "server.unavailable";
                            detail?: string;
                            requestId?: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/admins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The administrators, newest first */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                /** Format: uuid */
                                id: string;
                                authUserId: string | null;
                                email: string;
                                firstName: string;
                                lastName: string;
                                role: string;
                                /** Format: date-time */
                                createdAt: string;
                                /** Format: date-time */
                                updatedAt: string;
                                lastLoginAt: string | null;
                                isSelf: boolean;
                            }[];
                            total: number;
                            page: number;
                            pageSize: number;
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @enum {string} */
                            code: "request.invalid" | "request.malformed" | "request.forbidden" | "request.not_found" | "request.method_not_allowed" | "request.timeout" | "request.too_large" | "request.uri_too_long" | "request.unsupported_media_type" | "request.headers_too_large" | "request.rate_limited" | "auth.required" | "auth.token_invalid" | "auth.session_ended" | "auth.second_factor_required" | "account.proof_invalid" | "account.session_not_found" | "account.onboarding_incomplete" | "employer_link.not_found" | "employer_link.no_match" | "admin.credentials_invalid" | "admin.duplicate_email" | "admin.not_found" | "admin.last" | "job.not_found" | "job.expired" | "employer.not_found" | "saved_search.not_found" | "saved_search.limit_reached" | "place.not_found" | "media.not_found" | "newsletter.token_invalid" | "server.unexpected" | "server.unavailable";
                            detail?: string;
                            requestId?: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @enum {string} */
                            code: "request.invalid" | "request.malformed" | "request.forbidden" | "request.not_found" | "request.method_not_allowed" | "request.timeout" | "request.too_large" | "request.uri_too_long" | "request.unsupported_media_type" | "request.headers_too_large" | "request.rate_limited" | "auth.required" | "auth.token_invalid" | "auth.session_ended" | "auth.second_factor_required" | "account.proof_invalid" | "account.session_not_found" | "account.onboarding_incomplete" | "employer_link.not_found" | "employer_link.no_match" | "admin.credentials_invalid" | "admin.duplicate_email" | "admin.not_found" | "admin.last" | "job.not_found" | "job.expired" | "employer.not_found" | "saved_search.not_found" | "saved_search.limit_reached" | "place.not_found" | "media.not_found" | "newsletter.token_invalid" | "server.unexpected" | "server.unavailable";
                            detail?: string;
                            requestId?: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @enum {string} */
                            code: "request.invalid" | "request.malformed" | "request.forbidden" | "request.not_found" | "request.method_not_allowed" | "request.timeout" | "request.too_large" | "request.uri_too_long" | "request.unsupported_media_type" | "request.headers_too_large" | "request.rate_limited" | "auth.required" | "auth.token_invalid" | "auth.session_ended" | "auth.second_factor_required" | "account.proof_invalid" | "account.session_not_found" | "account.onboarding_incomplete" | "employer_link.not_found" | "employer_link.no_match" | "admin.credentials_invalid" | "admin.duplicate_email" | "admin.not_found" | "admin.last" | "job.not_found" | "job.expired" | "employer.not_found" | "saved_search.not_found" | "saved_search.limit_reached" | "place.not_found" | "media.not_found" | "newsletter.token_invalid" | "server.unexpected" | "server.unavailable";
                            detail?: string;
                            requestId?: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        /** Create an administrator */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        email: string;
                        password: string;
                        firstName: string;
                        lastName: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            authUserId: string | null;
                            email: string;
                            firstName: string;
                            lastName: string;
                            role: string;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
                            lastLoginAt: string | null;
                            isSelf: boolean;
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @enum {string} */
                            code: "request.invalid" | "request.malformed" | "request.forbidden" | "request.not_found" | "request.method_not_allowed" | "request.timeout" | "request.too_large" | "request.uri_too_long" | "request.unsupported_media_type" | "request.headers_too_large" | "request.rate_limited" | "auth.required" | "auth.token_invalid" | "auth.session_ended" | "auth.second_factor_required" | "account.proof_invalid" | "account.session_not_found" | "account.onboarding_incomplete" | "employer_link.not_found" | "employer_link.no_match" | "admin.credentials_invalid" | "admin.duplicate_email" | "admin.not_found" | "admin.last" | "job.not_found" | "job.expired" | "employer.not_found" | "saved_search.not_found" | "saved_search.limit_reached" | "place.not_found" | "media.not_found" | "newsletter.token_invalid" | "server.unexpected" | "server.unavailable";
                            detail?: string;
                            requestId?: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @enum {string} */
                            code: "request.invalid" | "request.malformed" | "request.forbidden" | "request.not_found" | "request.method_not_allowed" | "request.timeout" | "request.too_large" | "request.uri_too_long" | "request.unsupported_media_type" | "request.headers_too_large" | "request.rate_limited" | "auth.required" | "auth.token_invalid" | "auth.session_ended" | "auth.second_factor_required" | "account.proof_invalid" | "account.session_not_found" | "account.onboarding_incomplete" | "employer_link.not_found" | "employer_link.no_match" | "admin.credentials_invalid" | "admin.duplicate_email" | "admin.not_found" | "admin.last" | "job.not_found" | "job.expired" | "employer.not_found" | "saved_search.not_found" | "saved_search.limit_reached" | "place.not_found" | "media.not_found" | "newsletter.token_invalid" | "server.unexpected" | "server.unavailable";
                            detail?: string;
                            requestId?: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @enum {string} */
                            code: "request.invalid" | "request.malformed" | "request.forbidden" | "request.not_found" | "request.method_not_allowed" | "request.timeout" | "request.too_large" | "request.uri_too_long" | "request.unsupported_media_type" | "request.headers_too_large" | "request.rate_limited" | "auth.required" | "auth.token_invalid" | "auth.session_ended" | "auth.second_factor_required" | "account.proof_invalid" | "account.session_not_found" | "account.onboarding_incomplete" | "employer_link.not_found" | "employer_link.no_match" | "admin.credentials_invalid" | "admin.duplicate_email" | "admin.not_found" | "admin.last" | "job.not_found" | "job.expired" | "employer.not_found" | "saved_search.not_found" | "saved_search.limit_reached" | "place.not_found" | "media.not_found" | "newsletter.token_invalid" | "server.unexpected" | "server.unavailable";
                            detail?: string;
                            requestId?: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @enum {string} */
                            code: "request.invalid" | "request.malformed" | "request.forbidden" | "request.not_found" | "request.method_not_allowed" | "request.timeout" | "request.too_large" | "request.uri_too_long" | "request.unsupported_media_type" | "request.headers_too_large" | "request.rate_limited" | "auth.required" | "auth.token_invalid" | "auth.session_ended" | "auth.second_factor_required" | "account.proof_invalid" | "account.session_not_found" | "account.onboarding_incomplete" | "employer_link.not_found" | "employer_link.no_match" | "admin.credentials_invalid" | "admin.duplicate_email" | "admin.not_found" | "admin.last" | "job.not_found" | "job.expired" | "employer.not_found" | "saved_search.not_found" | "saved_search.limit_reached" | "place.not_found" | "media.not_found" | "newsletter.token_invalid" | "server.unexpected" | "server.unavailable";
                            detail?: string;
                            requestId?: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/admins/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove an administrator; the last one stays */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "deleted";
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @enum {string} */
                            code: "request.invalid" | "request.malformed" | "request.forbidden" | "request.not_found" | "request.method_not_allowed" | "request.timeout" | "request.too_large" | "request.uri_too_long" | "request.unsupported_media_type" | "request.headers_too_large" | "request.rate_limited" | "auth.required" | "auth.token_invalid" | "auth.session_ended" | "auth.second_factor_required" | "account.proof_invalid" | "account.session_not_found" | "account.onboarding_incomplete" | "employer_link.not_found" | "employer_link.no_match" | "admin.credentials_invalid" | "admin.duplicate_email" | "admin.not_found" | "admin.last" | "job.not_found" | "job.expired" | "employer.not_found" | "saved_search.not_found" | "saved_search.limit_reached" | "place.not_found" | "media.not_found" | "newsletter.token_invalid" | "server.unexpected" | "server.unavailable";
                            detail?: string;
                            requestId?: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @enum {string} */
                            code: "request.invalid" | "request.malformed" | "request.forbidden" | "request.not_found" | "request.method_not_allowed" | "request.timeout" | "request.too_large" | "request.uri_too_long" | "request.unsupported_media_type" | "request.headers_too_large" | "request.rate_limited" | "auth.required" | "auth.token_invalid" | "auth.session_ended" | "auth.second_factor_required" | "account.proof_invalid" | "account.session_not_found" | "account.onboarding_incomplete" | "employer_link.not_found" | "employer_link.no_match" | "admin.credentials_invalid" | "admin.duplicate_email" | "admin.not_found" | "admin.last" | "job.not_found" | "job.expired" | "employer.not_found" | "saved_search.not_found" | "saved_search.limit_reached" | "place.not_found" | "media.not_found" | "newsletter.token_invalid" | "server.unexpected" | "server.unavailable";
                            detail?: string;
                            requestId?: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @enum {string} */
                            code: "request.invalid" | "request.malformed" | "request.forbidden" | "request.not_found" | "request.method_not_allowed" | "request.timeout" | "request.too_large" | "request.uri_too_long" | "request.unsupported_media_type" | "request.headers_too_large" | "request.rate_limited" | "auth.required" | "auth.token_invalid" | "auth.session_ended" | "auth.second_factor_required" | "account.proof_invalid" | "account.session_not_found" | "account.onboarding_incomplete" | "employer_link.not_found" | "employer_link.no_match" | "admin.credentials_invalid" | "admin.duplicate_email" | "admin.not_found" | "admin.last" | "job.not_found" | "job.expired" | "employer.not_found" | "saved_search.not_found" | "saved_search.limit_reached" | "place.not_found" | "media.not_found" | "newsletter.token_invalid" | "server.unexpected" | "server.unavailable";
                            detail?: string;
                            requestId?: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @enum {string} */
                            code: "request.invalid" | "request.malformed" | "request.forbidden" | "request.not_found" | "request.method_not_allowed" | "request.timeout" | "request.too_large" | "request.uri_too_long" | "request.unsupported_media_type" | "request.headers_too_large" | "request.rate_limited" | "auth.required" | "auth.token_invalid" | "auth.session_ended" | "auth.second_factor_required" | "account.proof_invalid" | "account.session_not_found" | "account.onboarding_incomplete" | "employer_link.not_found" | "employer_link.no_match" | "admin.credentials_invalid" | "admin.duplicate_email" | "admin.not_found" | "admin.last" | "job.not_found" | "job.expired" | "employer.not_found" | "saved_search.not_found" | "saved_search.limit_reached" | "place.not_found" | "media.not_found" | "newsletter.token_invalid" | "server.unexpected" | "server.unavailable";
                            detail?: string;
                            requestId?: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @enum {string} */
                            code: "request.invalid" | "request.malformed" | "request.forbidden" | "request.not_found" | "request.method_not_allowed" | "request.timeout" | "request.too_large" | "request.uri_too_long" | "request.unsupported_media_type" | "request.headers_too_large" | "request.rate_limited" | "auth.required" | "auth.token_invalid" | "auth.session_ended" | "auth.second_factor_required" | "account.proof_invalid" | "account.session_not_found" | "account.onboarding_incomplete" | "employer_link.not_found" | "employer_link.no_match" | "admin.credentials_invalid" | "admin.duplicate_email" | "admin.not_found" | "admin.last" | "job.not_found" | "job.expired" | "employer.not_found" | "saved_search.not_found" | "saved_search.limit_reached" | "place.not_found" | "media.not_found" | "newsletter.token_invalid" | "server.unexpected" | "server.unavailable";
                            detail?: string;
                            requestId?: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        /** Change an administrator; a new password ends their other sessions */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        email?: string;
                        password?: string;
                        firstName?: string;
                        lastName?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            authUserId: string | null;
                            email: string;
                            firstName: string;
                            lastName: string;
                            role: string;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
                            lastLoginAt: string | null;
                            isSelf: boolean;
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @enum {string} */
                            code: "request.invalid" | "request.malformed" | "request.forbidden" | "request.not_found" | "request.method_not_allowed" | "request.timeout" | "request.too_large" | "request.uri_too_long" | "request.unsupported_media_type" | "request.headers_too_large" | "request.rate_limited" | "auth.required" | "auth.token_invalid" | "auth.session_ended" | "auth.second_factor_required" | "account.proof_invalid" | "account.session_not_found" | "account.onboarding_incomplete" | "employer_link.not_found" | "employer_link.no_match" | "admin.credentials_invalid" | "admin.duplicate_email" | "admin.not_found" | "admin.last" | "job.not_found" | "job.expired" | "employer.not_found" | "saved_search.not_found" | "saved_search.limit_reached" | "place.not_found" | "media.not_found" | "newsletter.token_invalid" | "server.unexpected" | "server.unavailable";
                            detail?: string;
                            requestId?: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @enum {string} */
                            code: "request.invalid" | "request.malformed" | "request.forbidden" | "request.not_found" | "request.method_not_allowed" | "request.timeout" | "request.too_large" | "request.uri_too_long" | "request.unsupported_media_type" | "request.headers_too_large" | "request.rate_limited" | "auth.required" | "auth.token_invalid" | "auth.session_ended" | "auth.second_factor_required" | "account.proof_invalid" | "account.session_not_found" | "account.onboarding_incomplete" | "employer_link.not_found" | "employer_link.no_match" | "admin.credentials_invalid" | "admin.duplicate_email" | "admin.not_found" | "admin.last" | "job.not_found" | "job.expired" | "employer.not_found" | "saved_search.not_found" | "saved_search.limit_reached" | "place.not_found" | "media.not_found" | "newsletter.token_invalid" | "server.unexpected" | "server.unavailable";
                            detail?: string;
                            requestId?: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @enum {string} */
                            code: "request.invalid" | "request.malformed" | "request.forbidden" | "request.not_found" | "request.method_not_allowed" | "request.timeout" | "request.too_large" | "request.uri_too_long" | "request.unsupported_media_type" | "request.headers_too_large" | "request.rate_limited" | "auth.required" | "auth.token_invalid" | "auth.session_ended" | "auth.second_factor_required" | "account.proof_invalid" | "account.session_not_found" | "account.onboarding_incomplete" | "employer_link.not_found" | "employer_link.no_match" | "admin.credentials_invalid" | "admin.duplicate_email" | "admin.not_found" | "admin.last" | "job.not_found" | "job.expired" | "employer.not_found" | "saved_search.not_found" | "saved_search.limit_reached" | "place.not_found" | "media.not_found" | "newsletter.token_invalid" | "server.unexpected" | "server.unavailable";
                            detail?: string;
                            requestId?: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @enum {string} */
                            code: "request.invalid" | "request.malformed" | "request.forbidden" | "request.not_found" | "request.method_not_allowed" | "request.timeout" | "request.too_large" | "request.uri_too_long" | "request.unsupported_media_type" | "request.headers_too_large" | "request.rate_limited" | "auth.required" | "auth.token_invalid" | "auth.session_ended" | "auth.second_factor_required" | "account.proof_invalid" | "account.session_not_found" | "account.onboarding_incomplete" | "employer_link.not_found" | "employer_link.no_match" | "admin.credentials_invalid" | "admin.duplicate_email" | "admin.not_found" | "admin.last" | "job.not_found" | "job.expired" | "employer.not_found" | "saved_search.not_found" | "saved_search.limit_reached" | "place.not_found" | "media.not_found" | "newsletter.token_invalid" | "server.unexpected" | "server.unavailable";
                            detail?: string;
                            requestId?: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @enum {string} */
                            code: "request.invalid" | "request.malformed" | "request.forbidden" | "request.not_found" | "request.method_not_allowed" | "request.timeout" | "request.too_large" | "request.uri_too_long" | "request.unsupported_media_type" | "request.headers_too_large" | "request.rate_limited" | "auth.required" | "auth.token_invalid" | "auth.session_ended" | "auth.second_factor_required" | "account.proof_invalid" | "account.session_not_found" | "account.onboarding_incomplete" | "employer_link.not_found" | "employer_link.no_match" | "admin.credentials_invalid" | "admin.duplicate_email" | "admin.not_found" | "admin.last" | "job.not_found" | "job.expired" | "employer.not_found" | "saved_search.not_found" | "saved_search.limit_reached" | "place.not_found" | "media.not_found" | "newsletter.token_invalid" | "server.unexpected" | "server.unavailable";
                            detail?: string;
                            requestId?: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                        };
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/admin/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What happened to accounts in the last ninety days, newest first */
        get: {
            parameters: {
                query?: {
                    action?: string;
                    outcome?: "ok" | "failed";
                    userId?: string;
                    page?: number;
                    pageSize?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                /** Format: uuid */
                                id: string;
                                /** Format: date-time */
                                at: string;
                                action: string;
                                outcome: string;
                                userId: string | null;
                                userEmail: string | null;
                                ip: string | null;
                            }[];
                            total: number;
                            page: number;
                            pageSize: number;
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @enum {string} */
                            code: "request.invalid" | "request.malformed" | "request.forbidden" | "request.not_found" | "request.method_not_allowed" | "request.timeout" | "request.too_large" | "request.uri_too_long" | "request.unsupported_media_type" | "request.headers_too_large" | "request.rate_limited" | "auth.required" | "auth.token_invalid" | "auth.session_ended" | "auth.second_factor_required" | "account.proof_invalid" | "account.session_not_found" | "account.onboarding_incomplete" | "employer_link.not_found" | "employer_link.no_match" | "admin.credentials_invalid" | "admin.duplicate_email" | "admin.not_found" | "admin.last" | "job.not_found" | "job.expired" | "employer.not_found" | "saved_search.not_found" | "saved_search.limit_reached" | "place.not_found" | "media.not_found" | "newsletter.token_invalid" | "server.unexpected" | "server.unavailable";
                            detail?: string;
                            requestId?: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @enum {string} */
                            code: "request.invalid" | "request.malformed" | "request.forbidden" | "request.not_found" | "request.method_not_allowed" | "request.timeout" | "request.too_large" | "request.uri_too_long" | "request.unsupported_media_type" | "request.headers_too_large" | "request.rate_limited" | "auth.required" | "auth.token_invalid" | "auth.session_ended" | "auth.second_factor_required" | "account.proof_invalid" | "account.session_not_found" | "account.onboarding_incomplete" | "employer_link.not_found" | "employer_link.no_match" | "admin.credentials_invalid" | "admin.duplicate_email" | "admin.not_found" | "admin.last" | "job.not_found" | "job.expired" | "employer.not_found" | "saved_search.not_found" | "saved_search.limit_reached" | "place.not_found" | "media.not_found" | "newsletter.token_invalid" | "server.unexpected" | "server.unavailable";
                            detail?: string;
                            requestId?: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            type: string;
                            title: string;
                            status: number;
                            /** @enum {string} */
                            code: "request.invalid" | "request.malformed" | "request.forbidden" | "request.not_found" | "request.method_not_allowed" | "request.timeout" | "request.too_large" | "request.uri_too_long" | "request.unsupported_media_type" | "request.headers_too_large" | "request.rate_limited" | "auth.required" | "auth.token_invalid" | "auth.session_ended" | "auth.second_factor_required" | "account.proof_invalid" | "account.session_not_found" | "account.onboarding_incomplete" | "employer_link.not_found" | "employer_link.no_match" | "admin.credentials_invalid" | "admin.duplicate_email" | "admin.not_found" | "admin.last" | "job.not_found" | "job.expired" | "employer.not_found" | "saved_search.not_found" | "saved_search.limit_reached" | "place.not_found" | "media.not_found" | "newsletter.token_invalid" | "server.unexpected" | "server.unavailable";
                            detail?: string;
                            requestId?: string;
                            errors?: {
                                path: string;
                                message: string;
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v1/rpc/email_exists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Whether an address is registered */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        p_email: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": boolean;
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code: string;
                            message: string;
                            details: string | null;
                            hint: string | null;
                        };
                    };
                };
                /** @description Default Response */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code: string;
                            message: string;
                            details: string | null;
                            hint: string | null;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v1/rpc/create_user_employer_links_table_if_not_exists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes sure of the table of links; administrators only */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": boolean;
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code: string;
                            message: string;
                            details: string | null;
                            hint: string | null;
                        };
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code: string;
                            message: string;
                            details: string | null;
                            hint: string | null;
                        };
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code: string;
                            message: string;
                            details: string | null;
                            hint: string | null;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v1/rpc/get_table_info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The columns of a table of the product; administrators only */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        table_name: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            column_name: string;
                            data_type: string;
                            is_nullable: boolean;
                        }[];
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code: string;
                            message: string;
                            details: string | null;
                            hint: string | null;
                        };
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code: string;
                            message: string;
                            details: string | null;
                            hint: string | null;
                        };
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code: string;
                            message: string;
                            details: string | null;
                            hint: string | null;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: never;
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
