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
                        "application/json": components["schemas"]["Health"];
                    };
                };
                /** @description Default Response */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Health"];
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
                    country?: components["schemas"]["Country"][];
                    category?: components["schemas"]["JobCategory"][];
                    employmentType?: components["schemas"]["EmploymentType"][];
                    experienceLevel?: components["schemas"]["ExperienceLevel"][];
                    specialty?: ("general_medicine" | "surgery" | "internal_medicine" | "cardiology" | "neurology" | "orthopedics" | "pediatrics" | "psychiatry" | "radiology" | "physiotherapy" | "anaesthesiology" | "intensive_care" | "operating_theatre" | "emergency_medicine" | "obstetrics" | "gynaecology" | "oncology" | "palliative_care" | "geriatrics" | "urology" | "nephrology" | "gastroenterology" | "pulmonology" | "psychosomatics" | "rehabilitation" | "dermatology" | "ent" | "ophthalmology" | "dentistry" | "laboratory_medicine")[];
                    department?: ("its" | "aki" | "anaesthesie" | "op" | "zna" | "psychiatrie" | "psychosomatik" | "psychotherapie" | "kjp" | "sucht" | "paediatrie" | "neonatologie" | "geburtshilfe" | "gyn" | "onkologie" | "palliativ" | "kardiologie" | "herzchirurgie" | "neurologie" | "stroke-unit" | "neurochirurgie" | "geriatrie" | "demenz" | "dialyse" | "chirurgie" | "gefaesschirurgie" | "plastische-chirurgie" | "thoraxchirurgie" | "mkg" | "orthopaedie" | "unfallchirurgie" | "innere" | "pneumologie" | "gastro" | "endoskopie" | "diabetologie" | "rheumatologie" | "infektiologie" | "urologie" | "dermatologie" | "hno" | "augen" | "radiologie" | "nuklearmedizin" | "strahlentherapie" | "labor" | "pathologie" | "transfusion" | "schlaflabor" | "kinderwunsch" | "arbeitsmedizin" | "reha" | "therapie" | "allgemeinmedizin" | "zahnmedizin" | "oegd" | "springerpool" | "ambulanz" | "tagesklinik" | "wundmanagement" | "funktionsdiagnostik" | "wohnbereich" | "kurzzeitpflege" | "tagespflege" | "ambulante-pflege" | "wohnheim" | "rettung" | "apotheke" | "krankenhausapotheke" | "hygiene" | "aemp" | "ernaehrung" | "sozialdienst" | "schule" | "medizincontrolling" | "verwaltung")[];
                    contract?: components["schemas"]["Contract"][];
                    start?: ("now" | "soon" | "later" | "flexible")[];
                    remote?: components["schemas"]["RemoteOption"][];
                    employerType?: ("hospital" | "medical_centers" | "private_practices" | "care_facilities" | "public_health" | "non_profit" | "academic" | "public" | "private" | "practice" | "company")[];
                    ownership?: ("public" | "non_profit" | "private")[];
                    companySize?: components["schemas"]["CompanySize"][];
                    employerId?: string[];
                    salaryMin?: number;
                    salaryMax?: number;
                    shift?: components["schemas"]["Shift"][];
                    weekendFree?: boolean;
                    postedWithin?: number;
                    featured?: boolean;
                    sort?: "relevance" | "newest" | "oldest" | "salary_desc" | "salary_asc" | "title_asc" | "title_desc" | "distance";
                    explain?: boolean;
                    includeHidden?: boolean;
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
                        "application/json": components["schemas"]["JobList"];
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
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
                    country?: components["schemas"]["Country"][];
                    category?: components["schemas"]["JobCategory"][];
                    employmentType?: components["schemas"]["EmploymentType"][];
                    experienceLevel?: components["schemas"]["ExperienceLevel"][];
                    specialty?: ("general_medicine" | "surgery" | "internal_medicine" | "cardiology" | "neurology" | "orthopedics" | "pediatrics" | "psychiatry" | "radiology" | "physiotherapy" | "anaesthesiology" | "intensive_care" | "operating_theatre" | "emergency_medicine" | "obstetrics" | "gynaecology" | "oncology" | "palliative_care" | "geriatrics" | "urology" | "nephrology" | "gastroenterology" | "pulmonology" | "psychosomatics" | "rehabilitation" | "dermatology" | "ent" | "ophthalmology" | "dentistry" | "laboratory_medicine")[];
                    department?: ("its" | "aki" | "anaesthesie" | "op" | "zna" | "psychiatrie" | "psychosomatik" | "psychotherapie" | "kjp" | "sucht" | "paediatrie" | "neonatologie" | "geburtshilfe" | "gyn" | "onkologie" | "palliativ" | "kardiologie" | "herzchirurgie" | "neurologie" | "stroke-unit" | "neurochirurgie" | "geriatrie" | "demenz" | "dialyse" | "chirurgie" | "gefaesschirurgie" | "plastische-chirurgie" | "thoraxchirurgie" | "mkg" | "orthopaedie" | "unfallchirurgie" | "innere" | "pneumologie" | "gastro" | "endoskopie" | "diabetologie" | "rheumatologie" | "infektiologie" | "urologie" | "dermatologie" | "hno" | "augen" | "radiologie" | "nuklearmedizin" | "strahlentherapie" | "labor" | "pathologie" | "transfusion" | "schlaflabor" | "kinderwunsch" | "arbeitsmedizin" | "reha" | "therapie" | "allgemeinmedizin" | "zahnmedizin" | "oegd" | "springerpool" | "ambulanz" | "tagesklinik" | "wundmanagement" | "funktionsdiagnostik" | "wohnbereich" | "kurzzeitpflege" | "tagespflege" | "ambulante-pflege" | "wohnheim" | "rettung" | "apotheke" | "krankenhausapotheke" | "hygiene" | "aemp" | "ernaehrung" | "sozialdienst" | "schule" | "medizincontrolling" | "verwaltung")[];
                    contract?: components["schemas"]["Contract"][];
                    start?: ("now" | "soon" | "later" | "flexible")[];
                    remote?: components["schemas"]["RemoteOption"][];
                    employerType?: ("hospital" | "medical_centers" | "private_practices" | "care_facilities" | "public_health" | "non_profit" | "academic" | "public" | "private" | "practice" | "company")[];
                    ownership?: ("public" | "non_profit" | "private")[];
                    companySize?: components["schemas"]["CompanySize"][];
                    employerId?: string[];
                    salaryMin?: number;
                    salaryMax?: number;
                    shift?: components["schemas"]["Shift"][];
                    weekendFree?: boolean;
                    postedWithin?: number;
                    featured?: boolean;
                    sort?: "relevance" | "newest" | "oldest" | "salary_desc" | "salary_asc" | "title_asc" | "title_desc" | "distance";
                    explain?: boolean;
                    includeHidden?: boolean;
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
                        "application/json": components["schemas"]["JobMap"];
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
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
                    country?: components["schemas"]["Country"][];
                    category?: components["schemas"]["JobCategory"][];
                    employmentType?: components["schemas"]["EmploymentType"][];
                    experienceLevel?: components["schemas"]["ExperienceLevel"][];
                    specialty?: ("general_medicine" | "surgery" | "internal_medicine" | "cardiology" | "neurology" | "orthopedics" | "pediatrics" | "psychiatry" | "radiology" | "physiotherapy" | "anaesthesiology" | "intensive_care" | "operating_theatre" | "emergency_medicine" | "obstetrics" | "gynaecology" | "oncology" | "palliative_care" | "geriatrics" | "urology" | "nephrology" | "gastroenterology" | "pulmonology" | "psychosomatics" | "rehabilitation" | "dermatology" | "ent" | "ophthalmology" | "dentistry" | "laboratory_medicine")[];
                    department?: ("its" | "aki" | "anaesthesie" | "op" | "zna" | "psychiatrie" | "psychosomatik" | "psychotherapie" | "kjp" | "sucht" | "paediatrie" | "neonatologie" | "geburtshilfe" | "gyn" | "onkologie" | "palliativ" | "kardiologie" | "herzchirurgie" | "neurologie" | "stroke-unit" | "neurochirurgie" | "geriatrie" | "demenz" | "dialyse" | "chirurgie" | "gefaesschirurgie" | "plastische-chirurgie" | "thoraxchirurgie" | "mkg" | "orthopaedie" | "unfallchirurgie" | "innere" | "pneumologie" | "gastro" | "endoskopie" | "diabetologie" | "rheumatologie" | "infektiologie" | "urologie" | "dermatologie" | "hno" | "augen" | "radiologie" | "nuklearmedizin" | "strahlentherapie" | "labor" | "pathologie" | "transfusion" | "schlaflabor" | "kinderwunsch" | "arbeitsmedizin" | "reha" | "therapie" | "allgemeinmedizin" | "zahnmedizin" | "oegd" | "springerpool" | "ambulanz" | "tagesklinik" | "wundmanagement" | "funktionsdiagnostik" | "wohnbereich" | "kurzzeitpflege" | "tagespflege" | "ambulante-pflege" | "wohnheim" | "rettung" | "apotheke" | "krankenhausapotheke" | "hygiene" | "aemp" | "ernaehrung" | "sozialdienst" | "schule" | "medizincontrolling" | "verwaltung")[];
                    contract?: components["schemas"]["Contract"][];
                    start?: ("now" | "soon" | "later" | "flexible")[];
                    remote?: components["schemas"]["RemoteOption"][];
                    employerType?: ("hospital" | "medical_centers" | "private_practices" | "care_facilities" | "public_health" | "non_profit" | "academic" | "public" | "private" | "practice" | "company")[];
                    ownership?: ("public" | "non_profit" | "private")[];
                    companySize?: components["schemas"]["CompanySize"][];
                    employerId?: string[];
                    salaryMin?: number;
                    salaryMax?: number;
                    shift?: components["schemas"]["Shift"][];
                    weekendFree?: boolean;
                    postedWithin?: number;
                    featured?: boolean;
                    sort?: "relevance" | "newest" | "oldest" | "salary_desc" | "salary_asc" | "title_asc" | "title_desc" | "distance";
                    explain?: boolean;
                    includeHidden?: boolean;
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
                        "application/json": components["schemas"]["JobMapItems"];
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
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
        /** One live job, with some like it and the market’s pay where asked for; 410 once it is filled or expired */
        get: {
            parameters: {
                query?: {
                    similar?: number;
                    payBand?: boolean;
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
                        "application/json": components["schemas"]["JobDetail"];
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                410: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
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
                        "application/json": components["schemas"]["SimilarJobs"];
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
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
                        "application/json": components["schemas"]["ClassChoices"];
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
                    country?: components["schemas"]["Country"][];
                    employerType?: components["schemas"]["EmployerKind"][];
                    companySize?: components["schemas"]["CompanySize"][];
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
                        "application/json": components["schemas"]["EmployerList"];
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
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
                        "application/json": components["schemas"]["EmployerDetail"];
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
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
                    country?: components["schemas"]["Country"][];
                    category?: components["schemas"]["JobCategory"][];
                    employmentType?: components["schemas"]["EmploymentType"][];
                    experienceLevel?: components["schemas"]["ExperienceLevel"][];
                    specialty?: ("general_medicine" | "surgery" | "internal_medicine" | "cardiology" | "neurology" | "orthopedics" | "pediatrics" | "psychiatry" | "radiology" | "physiotherapy" | "anaesthesiology" | "intensive_care" | "operating_theatre" | "emergency_medicine" | "obstetrics" | "gynaecology" | "oncology" | "palliative_care" | "geriatrics" | "urology" | "nephrology" | "gastroenterology" | "pulmonology" | "psychosomatics" | "rehabilitation" | "dermatology" | "ent" | "ophthalmology" | "dentistry" | "laboratory_medicine")[];
                    department?: ("its" | "aki" | "anaesthesie" | "op" | "zna" | "psychiatrie" | "psychosomatik" | "psychotherapie" | "kjp" | "sucht" | "paediatrie" | "neonatologie" | "geburtshilfe" | "gyn" | "onkologie" | "palliativ" | "kardiologie" | "herzchirurgie" | "neurologie" | "stroke-unit" | "neurochirurgie" | "geriatrie" | "demenz" | "dialyse" | "chirurgie" | "gefaesschirurgie" | "plastische-chirurgie" | "thoraxchirurgie" | "mkg" | "orthopaedie" | "unfallchirurgie" | "innere" | "pneumologie" | "gastro" | "endoskopie" | "diabetologie" | "rheumatologie" | "infektiologie" | "urologie" | "dermatologie" | "hno" | "augen" | "radiologie" | "nuklearmedizin" | "strahlentherapie" | "labor" | "pathologie" | "transfusion" | "schlaflabor" | "kinderwunsch" | "arbeitsmedizin" | "reha" | "therapie" | "allgemeinmedizin" | "zahnmedizin" | "oegd" | "springerpool" | "ambulanz" | "tagesklinik" | "wundmanagement" | "funktionsdiagnostik" | "wohnbereich" | "kurzzeitpflege" | "tagespflege" | "ambulante-pflege" | "wohnheim" | "rettung" | "apotheke" | "krankenhausapotheke" | "hygiene" | "aemp" | "ernaehrung" | "sozialdienst" | "schule" | "medizincontrolling" | "verwaltung")[];
                    contract?: components["schemas"]["Contract"][];
                    start?: ("now" | "soon" | "later" | "flexible")[];
                    remote?: components["schemas"]["RemoteOption"][];
                    employerType?: ("hospital" | "medical_centers" | "private_practices" | "care_facilities" | "public_health" | "non_profit" | "academic" | "public" | "private" | "practice" | "company")[];
                    ownership?: ("public" | "non_profit" | "private")[];
                    companySize?: components["schemas"]["CompanySize"][];
                    employerId?: string[];
                    salaryMin?: number;
                    salaryMax?: number;
                    shift?: components["schemas"]["Shift"][];
                    weekendFree?: boolean;
                    postedWithin?: number;
                    featured?: boolean;
                    sort?: "relevance" | "newest" | "oldest" | "salary_desc" | "salary_asc" | "title_asc" | "title_desc" | "distance";
                    explain?: boolean;
                    includeHidden?: boolean;
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
                        "application/json": components["schemas"]["JobList"];
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
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
    "/api/employers/{id}/departments/{departmentId}/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The open positions of one department, newest first */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    pageSize?: number;
                };
                header?: never;
                path: {
                    id: string;
                    departmentId: string;
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
                        "application/json": components["schemas"]["DepartmentJobs"];
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
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
                        "application/json": components["schemas"]["MarketOverview"];
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
                        "application/json": components["schemas"]["MarketPlaceList"];
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
                    country?: components["schemas"]["Country"];
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
                        "application/json": components["schemas"]["PlaceList"];
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
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
                        "application/json": components["schemas"]["Place"];
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
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
                        "application/json": components["schemas"]["PlaceDetail"];
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
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
                        "application/json": components["schemas"]["SuggestionList"];
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
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
                    "application/json": components["schemas"]["SubscribeNewsletterInput"];
                };
            };
            responses: {
                /** @description Default Response */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["NewsletterAccepted"];
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
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
                        "application/json": components["schemas"]["NewsletterConfirmed"];
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
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
                        "application/json": components["schemas"]["NewsletterFrequencyChanged"];
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
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
                        "application/json": components["schemas"]["NewsletterUnsubscribed"];
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
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
                    "application/x-www-form-urlencoded": components["schemas"]["OneClickUnsubscribeInput"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["NewsletterUnsubscribed"];
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
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
                        "application/json": components["schemas"]["Account"];
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
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
                    "application/json": components["schemas"]["ChangeAccountInput"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Account"];
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
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
                    "application/json": components["schemas"]["OnboardingInput"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Account"];
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
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
        /** End the onboarding; an employer that is not known yet has a public profile afterwards */
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
                        "application/json": components["schemas"]["Account"];
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
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
    "/api/account/employer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create the public profile of the own organisation from the answers of the onboarding */
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
                        "application/json": components["schemas"]["Account"];
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
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
                        "application/json": components["schemas"]["AccountSessions"];
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
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
                        "application/json": components["schemas"]["AccountSessions"];
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
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
                    "application/json": components["schemas"]["RequestErasureInput"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Erasure"];
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
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
                        "application/json": components["schemas"]["Account"];
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
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
                        "application/json": components["schemas"]["EmployerLinks"];
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
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
                    "application/json": components["schemas"]["ProposeEmployerLinkInput"];
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
                            employers: components["schemas"]["EmployerMapping"][];
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
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
                    "application/json": components["schemas"]["DecideEmployerLinkInput"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["EmployerLink"];
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/job-alerts/subscriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** An alert for an address; a mail asks it to confirm. The answer never tells who has one */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["SubscribeGuestAlertInput"];
                };
            };
            responses: {
                /** @description Default Response */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["GuestAlertAccepted"];
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
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
    "/api/job-alerts/links/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The alert of a link in a mail, before anything is done */
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
                    content: {
                        "application/json": components["schemas"]["LinkedAlert"];
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
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
    "/api/job-alerts/links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Do what the link of a mail says: confirm, pause, resume, daily, weekly, end */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["FollowAlertLinkInput"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["LinkedAlert"];
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
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
    "/api/job-alerts/unsubscribe/{token}": {
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
                    "application/x-www-form-urlencoded": components["schemas"]["OneClickUnsubscribeInput"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["LinkedAlert"];
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
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
    "/api/job-alerts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The alerts of a job seeker, each with how many matches are new */
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
                        "application/json": components["schemas"]["JobAlerts"];
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        /** Be told of new jobs that a search finds; the same search twice is refused with the id of the first */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["CreateJobAlertInput"];
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["JobAlert"];
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
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
    "/api/job-alerts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete an alert; for a week it can be restored */
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
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        /** Change an alert, pause it or take it up again */
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
                    "application/json": components["schemas"]["ChangeJobAlertInput"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["JobAlert"];
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/job-alerts/{id}/restoration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Bring back an alert that was deleted by mistake, with its matches */
        post: {
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
                        "application/json": components["schemas"]["JobAlert"];
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
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
    "/api/job-alerts/{id}/seen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** The person has opened it: what is matched from now on is new */
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
                        "application/json": components["schemas"]["JobAlert"];
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
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
    "/api/job-alerts/{id}/matches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What an alert found, the newest first, with score and what speaks for and against each job */
        get: {
            parameters: {
                query?: {
                    unread?: boolean;
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
                        "application/json": components["schemas"]["AlertMatches"];
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
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
    "/api/job-alerts/{id}/matches/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** All matches of an alert are read */
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
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
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
    "/api/job-alerts/{id}/matches/{jobId}": {
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
        /** A match is read, or of no interest, with an optional reason */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                    jobId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["FlagAlertMatchInput"];
                };
            };
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
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/saved-jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The jobs that the job seeker has saved, with their notes */
        get: {
            parameters: {
                query?: {
                    q?: string;
                    page?: number;
                    sort?: "ends" | "saved" | "salary";
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
                        "application/json": components["schemas"]["SavedJobs"];
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
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
    "/api/saved-jobs/{jobId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Save a job; saved again, it stays as it was */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    jobId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["SaveBookmarkInput"] | null;
                };
            };
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
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        post?: never;
        /** Remove a job from what is saved; the answer is its note, which an undo brings back */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    jobId: string;
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
                        "application/json": components["schemas"]["BookmarkNote"];
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        /** Write a note on a saved job */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    jobId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["BookmarkNoteInput"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["BookmarkNote"];
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/saved-employers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The employers that the job seeker has saved, with their notes */
        get: {
            parameters: {
                query?: {
                    q?: string;
                    page?: number;
                    sort?: "new" | "saved" | "name";
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
                        "application/json": components["schemas"]["SavedEmployers"];
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
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
    "/api/saved-employers/{employerId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Save an employer; saved again, it stays as it was */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    employerId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["SaveBookmarkInput"] | null;
                };
            };
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
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        post?: never;
        /** Remove an employer from what is saved; the answer is its note, which an undo brings back */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    employerId: string;
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
                        "application/json": components["schemas"]["BookmarkNote"];
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        /** Write a note on a saved employer */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    employerId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["BookmarkNoteInput"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["BookmarkNote"];
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/bookmarks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The ids of all jobs and employers that the job seeker has saved */
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
                        "application/json": components["schemas"]["Bookmarks"];
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
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
    "/api/hidden-employers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The employers whose jobs the job seeker does not want to see, and whether agencies are among them */
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
                        "application/json": components["schemas"]["HiddenEmployers"];
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Hide all temporary-work agencies, or show them again */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["HidingSettingsInput"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["HidingSettings"];
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/hidden-employers/{employerId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Hide an employer from the own results, recommendations and alerts */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    employerId: string;
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
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        post?: never;
        /** Show an employer again */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    employerId: string;
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
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The own files */
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
                        "application/json": components["schemas"]["StoredFiles"];
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        /** Upload one file (multipart) */
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
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["StoredFile"];
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
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
    "/api/files/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The content of an own file */
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
        /** Delete an own file */
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
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/files/adoption": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take over what was uploaded before there was an account */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["AdoptFilesInput"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["StoredFiles"];
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
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
    "/api/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The own profile, and what it does not say yet */
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
                        "application/json": components["schemas"]["SeekerProfile"];
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change the fields that are given */
        patch: {
            parameters: {
                query?: {
                    since?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ChangeSeekerProfileInput"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["SeekerProfile"];
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/profile/settings": {
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
        /** Reminders of proofs, and prompts that were put away */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ChangeProfileSettingsInput"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["SeekerProfile"];
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/profile/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keep an uploaded file in the profile */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["AddProfileFileInput"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["SeekerProfile"];
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
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
    "/api/profile/files/{fileId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take a file out of the profile */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    fileId: string;
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
                        "application/json": components["schemas"]["SeekerProfile"];
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/proofs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a proof */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["SaveProofInput"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["SeekerProfile"];
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
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
    "/api/profile/proofs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change or renew a proof */
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
                    "application/json": components["schemas"]["SaveProofInput"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["SeekerProfile"];
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        post?: never;
        /** Delete a proof */
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
                        "application/json": components["schemas"]["SeekerProfile"];
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/jobs/{id}/match": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How well a job fits the own profile, factor by factor */
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
                        "application/json": components["schemas"]["Match"];
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
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
    "/api/matches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The scores of many jobs */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["MatchesQueryInput"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Matches"];
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
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
    "/api/recommendations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Jobs that fit the own profile, of several employers and places */
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
                        "application/json": components["schemas"]["Recommendations"];
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
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
    "/api/recommendations/{jobId}/dismissal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Not interested: never recommend this job again */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    jobId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["DismissJobInput"];
                };
            };
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
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        post?: never;
        /** Interested after all */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    jobId: string;
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
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/jobs/{id}/applications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Apply for a job; one open application per person and job */
        post: {
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
                    "application/json": components["schemas"]["SubmitApplicationInput"] | null;
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApplicationDetail"];
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
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
    "/api/jobs/{id}/external-applications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Note an application that was sent by another way, for oneself alone */
        post: {
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
                    "application/json": components["schemas"]["NoteExternalApplicationInput"] | null;
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApplicationDetail"];
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
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
    "/api/applications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The own applications, what changed last first, with the counts of all tabs */
        get: {
            parameters: {
                query?: {
                    tab?: "all" | "active" | "interviews" | "rejected" | "hired" | "withdrawn";
                    jobId?: string;
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
                        "application/json": components["schemas"]["Applications"];
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
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
    "/api/applications/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An own application with what was sent and its timeline */
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
                        "application/json": components["schemas"]["ApplicationDetail"];
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Keep the status of an application that was sent by another way */
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
                    "application/json": components["schemas"]["MoveApplicationInput"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApplicationDetail"];
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/applications/{id}/withdrawal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Withdraw an own application for good */
        post: {
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
                        "application/json": components["schemas"]["ApplicationDetail"];
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
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
    "/api/applications/{id}/interview.ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The interview as a calendar file */
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
    "/api/application-drafts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Applications that were begun and not sent */
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
                        "application/json": components["schemas"]["ApplicationDrafts"];
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
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
    "/api/jobs/{id}/application-proposal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What an application for this job begins with: the profile as it would be sent, the last message and files */
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
                        "application/json": components["schemas"]["ApplicationProposal"];
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
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
    "/api/jobs/{id}/application-draft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The own draft for this job */
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
                        "application/json": components["schemas"]["ApplicationDraft"];
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        /** Keep what was written so far; kept for 30 days after the last change */
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
                    "application/json": components["schemas"]["SubmitApplicationInput"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApplicationDraft"];
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        post?: never;
        /** Discard the own draft */
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
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/jobs/{id}/guest-applications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin an application without an account; a code is mailed to the address */
        post: {
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
                    "application/json": components["schemas"]["StartGuestApplicationInput"];
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["GuestApplication"];
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
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
    "/api/guest-applications/{id}/confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm the address by the mailed code: makes the account, signs in and sends the application */
        post: {
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
                    "application/json": components["schemas"]["ConfirmGuestApplicationInput"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["GuestConfirmation"];
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
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
    "/api/employer/applications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Applications to the employers the caller acts for, with the counts of all tabs */
        get: {
            parameters: {
                query?: {
                    tab?: "all" | "active" | "interviews" | "rejected" | "hired" | "withdrawn";
                    jobId?: string;
                    q?: string;
                    sort?: "newest" | "waiting";
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
                        "application/json": components["schemas"]["ReceivedApplications"];
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
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
    "/api/employer/applications/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An application with what was sent; the first look marks it as opened, which the applicant sees */
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
                        "application/json": components["schemas"]["ReceivedApplicationDetail"];
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Answer an application: invite, reject or hire; `version` is the one that was read */
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
                    "application/json": components["schemas"]["MoveApplicationInput"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ReceivedApplicationDetail"];
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/employer/applications/{id}/files/{fileId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The content of a file sent with an application */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                    fileId: string;
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
    "/api/employer/applications/{id}/interview.ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The interview as a calendar file */
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
    "/api/conversations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Conversations about own or received applications, the latest first */
        get: {
            parameters: {
                query?: {
                    filter?: "all" | "unread";
                    q?: string;
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
                        "application/json": components["schemas"]["Conversations"];
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
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
    "/api/applications/{id}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The messages about an application, the newest page first; `before` leads to older ones */
        get: {
            parameters: {
                query?: {
                    before?: string;
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
                        "application/json": components["schemas"]["Messages"];
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        /** Write to the other side; sent again with the same `clientId`, the stored message is answered (200) */
        post: {
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
                    "application/json": components["schemas"]["SendMessageInput"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Message"];
                    };
                };
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Message"];
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
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
    "/api/applications/{id}/messages/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Mark what the other side has written as read, up to a message */
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
                    "application/json": components["schemas"]["MarkMessagesReadInput"];
                };
            };
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
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
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
    "/api/applications/{id}/messages/block": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Take no more messages of the employer about this application */
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
                        "application/json": components["schemas"]["Conversation"];
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        post?: never;
        /** Take messages of the employer again */
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
                        "application/json": components["schemas"]["Conversation"];
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/applications/{id}/messages/{messageId}/choice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Choose one of the dates that the other side has proposed; the application moves to its interview */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                    messageId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ChooseDateInput"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Message"];
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
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
    "/api/applications/{id}/messages/files/{fileId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The content of a file sent with a message */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                    fileId: string;
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
    "/api/employer/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The profile of an employer the caller acts for, with what its page lacks */
        get: {
            parameters: {
                query?: {
                    employerId?: string;
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
                        "application/json": components["schemas"]["OwnEmployer"];
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        /** Create an employer: the first has the id of the caller, each further one its own */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["CreateEmployerInput"];
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["OwnEmployer"];
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        /** Change parts of the profile; the public page shows them at once */
        patch: {
            parameters: {
                query?: {
                    employerId?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ChangeEmployerInput"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["OwnEmployer"];
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/employer/departments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Departments in their order */
        get: {
            parameters: {
                query?: {
                    employerId?: string;
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
                        "application/json": components["schemas"]["Departments"];
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        /** Add a department */
        post: {
            parameters: {
                query?: {
                    employerId?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["SaveDepartmentInput"];
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Departments"];
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
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
    "/api/employer/departments/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Put the departments in an order */
        put: {
            parameters: {
                query?: {
                    employerId?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["OrderDepartmentsInput"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Departments"];
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
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
    "/api/employer/departments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change a department; its jobs carry the new name */
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
                    "application/json": components["schemas"]["SaveDepartmentInput"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Departments"];
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        post?: never;
        /** Delete a department; its jobs stay */
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
                        "application/json": components["schemas"]["Departments"];
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
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
        /** Jobs of the employers the caller acts for, in every state, with what each is understood as */
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
                        "application/json": components["schemas"]["OwnJobs"];
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        /** Begin a job as a draft, empty or as a copy of an own one */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["CreateJobPostingInput"];
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["JobPosting"];
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
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
                    "application/json": components["schemas"]["CorrectJobClassInput"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["OwnJob"];
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
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
                        "application/json": components["schemas"]["OwnJob"];
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/employer/jobs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A job as its employer works on it, with what it lacks and what would make it better */
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
                        "application/json": components["schemas"]["JobPosting"];
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        /** Delete a draft; close a published job and take it off the lists */
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
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        /** Save parts of a job; the public sees them when it is published again */
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
                    "application/json": components["schemas"]["ChangeJobPostingInput"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["JobPosting"];
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/employer/jobs/{id}/publication": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Publish a job, its changes, or one that was paused, closed or ran out */
        post: {
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
                        "application/json": components["schemas"]["JobPosting"];
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
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
    "/api/employer/jobs/{id}/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take a job off the market for a while */
        post: {
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
                        "application/json": components["schemas"]["JobPosting"];
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
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
    "/api/employer/jobs/{id}/closing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Close a job, filled or not */
        post: {
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
                    "application/json": components["schemas"]["CloseJobPostingInput"] | null;
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["JobPosting"];
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
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
    "/api/notifications/unsubscriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Switch the mails of one topic off with the token of any of them */
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
                        "application/json": components["schemas"]["NotificationMailsOff"];
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
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
    "/api/notifications/unsubscribe/{token}": {
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
                    "application/x-www-form-urlencoded": components["schemas"]["OneClickUnsubscribeInput"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["NotificationMailsOff"];
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
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
    "/api/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the person was told, the newest first, with the number of unread ones */
        get: {
            parameters: {
                query?: {
                    unread?: boolean;
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
                        "application/json": components["schemas"]["Notifications"];
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
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
    "/api/notifications/{id}/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark one as read */
        post: {
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
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
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
    "/api/notifications/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark all as read, or those up to a time */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ReadNotificationsInput"] | null;
                };
            };
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
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
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
    "/api/notifications/preferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the person wants to be told of, and how */
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
                        "application/json": components["schemas"]["NotificationPreferences"];
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change what the person wants to be told of; the answer is all of it */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ChangeNotificationPreferencesInput"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["NotificationPreferences"];
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Report a job, an employer or a message to the administrators; only for a message one has to be signed in */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["CreateReportInput"];
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ReportReceipt"];
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
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
    "/api/admin/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was reported, the oldest first */
        get: {
            parameters: {
                query?: {
                    status?: "open" | "decided";
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
                        "application/json": components["schemas"]["ReportList"];
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
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
                    "application/json": components["schemas"]["OpenAdminSessionInput"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AdminSession"];
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
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
        /** Figures of the site */
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
                        "application/json": components["schemas"]["AdminOverview"];
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
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
                        "application/json": components["schemas"]["AdminList"];
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
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
                    "application/json": components["schemas"]["CreateAdminInput"];
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Admin"];
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
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
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
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
                    "application/json": components["schemas"]["ChangeAdminInput"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Admin"];
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
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
                        "application/json": components["schemas"]["AdminEventList"];
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
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
                    "application/json": components["schemas"]["EmailExistsInput"];
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
                        "application/json": components["schemas"]["FunctionError"];
                    };
                };
                /** @description Default Response */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["FunctionError"];
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
                        "application/json": components["schemas"]["FunctionError"];
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["FunctionError"];
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["FunctionError"];
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
                    "application/json": components["schemas"]["TableInfoInput"];
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
                        "application/json": components["schemas"]["FunctionError"];
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["FunctionError"];
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["FunctionError"];
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
    schemas: {
        /** @enum {string} */
        AcademicTitle: "Dr." | "Dr. med." | "Dr. med. dent." | "Prof." | "Prof. Dr." | "Prof. Dr. med." | "PD Dr." | "PD Dr. med.";
        Account: {
            /** Format: uuid */
            id: string;
            email: string | null;
            phone: string | null;
            /** @enum {string} */
            role: "admin" | "job_seeker" | "employer";
            isAdmin: boolean;
            onboardingComplete: boolean;
            academicTitle: components["schemas"]["AcademicTitle"] | null;
            fullName: string;
            companyName: string | null;
            language: components["schemas"]["Language"];
            onboarding: components["schemas"]["Onboarding"];
            eraseAt: string | null;
            hasPassword: boolean;
            providers: string[];
            employers: components["schemas"]["EmployerMapping"][];
            missing: ("fullName" | "companyName" | "category" | "occupation" | "experienceLevel" | "location" | "employmentTypes" | "shifts" | "employerType" | "companySize" | "website" | "position" | "categories")[];
            /** Format: date-time */
            createdAt: string;
        };
        AccountSession: {
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
        };
        AccountSessions: {
            items: components["schemas"]["AccountSession"][];
        };
        AddProfileFileInput: {
            /** Format: uuid */
            fileId: string;
            /** @enum {string} */
            kind: "cv" | "certificate" | "other";
        };
        AddressInput: {
            street: string | null;
            postalCode: string | null;
            city: string;
            country: components["schemas"]["Country"];
        };
        Admin: {
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
        AdminEvent: {
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            at: string;
            action: string;
            outcome: string;
            userId: string | null;
            userEmail: string | null;
            ip: string | null;
        };
        AdminEventList: {
            items: components["schemas"]["AdminEvent"][];
            total: number;
            page: number;
            pageSize: number;
        };
        AdminList: {
            items: components["schemas"]["Admin"][];
            total: number;
            page: number;
            pageSize: number;
        };
        AdminOverview: {
            jobSeekers: number;
            employerAccounts: number;
            unconfirmed: number;
            admins: number;
            liveJobs: number;
            employers: number;
            waitingForErasure: number;
            proposedLinks: number;
            openReports: number;
        };
        AdminSession: {
            access_token: string;
            /** @constant */
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
        AdoptFilesInput: {
            guestToken: string;
        };
        /** @enum {string} */
        AlertFrequency: "instant" | "daily" | "weekly";
        /** @enum {string} */
        AlertLinkAction: "confirm" | "weekly" | "daily" | "pause" | "resume" | "end" | "manage";
        AlertMatch: {
            job: components["schemas"]["JobItem"];
            score: number | null;
            pros: string[];
            cons: string[];
            /** Format: date-time */
            matchedAt: string;
            readAt: string | null;
            isDismissed: boolean;
            reason: ("too_far" | "shifts" | "pay" | "employer" | "occupation" | "other") | null;
            isOpen: boolean;
        };
        AlertMatches: {
            items: components["schemas"]["AlertMatch"][];
            total: number;
            page: number;
            pageSize: number;
        };
        /** @enum {string} */
        AlertStatus: "active" | "paused";
        AnsweredQuestion: {
            id: string;
            /** @enum {string} */
            kind: "text" | "choice" | "choices" | "shifts" | "date";
            text: string;
            value: string | string[];
        };
        Applicant: {
            fullName: string;
            academicTitle: components["schemas"]["AcademicTitle"] | null;
            email: string | null;
            phone: string | null;
            occupation: string | null;
            location: string | null;
            profile: components["schemas"]["SentProfile"] | null;
        };
        Application: {
            /** Format: uuid */
            id: string;
            number: number;
            /** @enum {string} */
            kind: "full" | "short" | "external";
            status: components["schemas"]["ApplicationStatus"];
            version: number;
            job: components["schemas"]["AppliedJob"];
            /** Format: date-time */
            sentAt: string;
            openedAt: string | null;
            invitedAt: string | null;
            interviewAt: string | null;
            rejectedAt: string | null;
            hiredAt: string | null;
            withdrawnAt: string | null;
            /** Format: date-time */
            statusUpdatedAt: string;
            deleteAt: string | null;
        };
        ApplicationDetail: {
            /** Format: uuid */
            id: string;
            number: number;
            /** @enum {string} */
            kind: "full" | "short" | "external";
            status: components["schemas"]["ApplicationStatus"];
            version: number;
            job: components["schemas"]["AppliedJob"];
            /** Format: date-time */
            sentAt: string;
            openedAt: string | null;
            invitedAt: string | null;
            interviewAt: string | null;
            rejectedAt: string | null;
            hiredAt: string | null;
            withdrawnAt: string | null;
            /** Format: date-time */
            statusUpdatedAt: string;
            deleteAt: string | null;
            applicant: components["schemas"]["Applicant"];
            message: string;
            callbackTime: string | null;
            answers: components["schemas"]["AnsweredQuestion"][];
            files: components["schemas"]["StoredFile"][];
            interview: components["schemas"]["Interview"] | null;
            timeline: components["schemas"]["ApplicationEvent"][];
        };
        ApplicationDraft: {
            content: components["schemas"]["SubmitApplication"];
            /** Format: date-time */
            updatedAt: string;
        };
        ApplicationDrafts: {
            items: {
                /** Format: uuid */
                jobId: string;
                title: string;
                employer: string;
                isLive: boolean;
                /** Format: date-time */
                updatedAt: string;
            }[];
        };
        ApplicationEvent: {
            /** @enum {string} */
            kind: "sent" | "opened" | "interview" | "interview_changed" | "rejected" | "hired" | "withdrawn";
            /** Format: date-time */
            at: string;
            /** @enum {string} */
            by: "applicant" | "employer" | "system";
            byName: string | null;
        };
        ApplicationProposal: {
            applicant: components["schemas"]["Applicant"];
            message: string;
            files: components["schemas"]["StoredFile"][];
            draft: components["schemas"]["ApplicationDraft"] | null;
            openApplicationId: string | null;
            privacyVersion: string;
        };
        /** @enum {string} */
        ApplicationStatus: "applied" | "interview" | "rejected" | "withdrawn" | "hired" | "unknown";
        Applications: {
            items: components["schemas"]["Application"][];
            total: number;
            page: number;
            pageSize: number;
            counts: {
                all: number;
                active: number;
                interviews: number;
                rejected: number;
                hired: number;
                withdrawn: number;
            };
            medianAnswerDays: number | null;
        };
        AppliedJob: {
            id: string | null;
            title: string;
            employer: {
                id: string | null;
                name: string;
            };
            city: string;
            country: components["schemas"]["Country"];
            category: components["schemas"]["JobCategory"] | null;
            isLive: boolean;
        };
        /** @enum {string} */
        ApplyMethod: "here" | "external" | "contact";
        Benefit: {
            /** @enum {string} */
            group: "money" | "time" | "learning" | "around";
            title: string;
            text: string;
        };
        BenefitInput: {
            /** @enum {string} */
            group: "money" | "time" | "learning" | "around";
            title: string;
            text: string;
        };
        BookmarkNote: {
            note: string;
        };
        BookmarkNoteInput: {
            note: string;
        };
        Bookmarks: {
            jobIds: string[];
            employerIds: string[];
        };
        ChangeAccountInput: {
            fullName?: string;
            academicTitle?: components["schemas"]["AcademicTitle"] | null;
            companyName?: string | null;
            language?: components["schemas"]["Language"];
        };
        ChangeAdminInput: {
            email?: string;
            password?: string;
            firstName?: string;
            lastName?: string;
        };
        ChangeEmployerInput: {
            name?: string;
            type?: components["schemas"]["EmployerType"];
            kinds?: components["schemas"]["EmployerKind"][];
            companySize?: components["schemas"]["CompanySize"] | null;
            owner?: string | null;
            tagline?: string | null;
            descriptionHtml?: string;
            website?: string | null;
            email?: string | null;
            phone?: string | null;
            address?: components["schemas"]["AddressInput"];
            certifications?: string[];
            doctors?: number | null;
            employees?: number | null;
            beds?: number | null;
            foundedYear?: number | null;
            contact?: {
                name: string;
                role: string | null;
                email: string | null;
                phone: string | null;
                hours: string | null;
            } | null;
            /** Format: date-time */
            updatedAt?: string;
        };
        ChangeJobAlertInput: {
            name?: string;
            query?: string;
            frequency?: components["schemas"]["AlertFrequency"];
            status?: components["schemas"]["AlertStatus"];
            notifies?: boolean;
        };
        ChangeJobPostingInput: {
            title?: string;
            category?: components["schemas"]["JobCategory"];
            specialty?: components["schemas"]["Specialty"] | null;
            employmentType?: components["schemas"]["EmploymentType"];
            experienceLevel?: components["schemas"]["ExperienceLevel"];
            remote?: components["schemas"]["RemoteOption"];
            contract?: components["schemas"]["Contract"];
            contractMonths?: number | null;
            hoursPerWeek?: {
                min: number;
                max: number;
            } | null;
            startsOn?: string | null;
            startFlexible?: boolean;
            vacationDays?: number | null;
            introHtml?: string;
            sections?: {
                /** @enum {string} */
                kind: "about" | "tasks" | "team" | "employer" | "process";
                heading: string;
                html: string;
            }[];
            benefits?: components["schemas"]["BenefitInput"][];
            requirements?: components["schemas"]["RequirementInput"][];
            salary?: components["schemas"]["SalaryInput"] | null;
            salaryHours?: number | null;
            tariff?: {
                name: string;
                grade: string | null;
                steps: string | null;
            } | null;
            duty?: {
                shifts?: components["schemas"]["Shift"][];
                week?: components["schemas"]["WeekInput"] | null;
                maxNightsPerMonth?: number | null;
                freeWeekendsOfFour?: number | null;
                onCall?: ("none" | "standby" | "on_site") | null;
                rosterWeeksAhead?: number | null;
                patientsPerNurseDay?: number | null;
                patientsPerNurseNight?: number | null;
                inductionWeeks?: number | null;
            };
            location?: {
                street: string | null;
                postalCode: string | null;
                city: string;
                country: components["schemas"]["Country"];
            };
            departmentId?: string | null;
            contact?: {
                name: string;
                role: string | null;
                email: string | null;
                phone: string | null;
                hours: string | null;
            } | null;
            applyMethod?: components["schemas"]["ApplyMethod"];
            applyUrl?: string | null;
            questions?: components["schemas"]["JobQuestionInput"][];
            reference?: string | null;
            /** @enum {number} */
            days?: 30 | 60 | 90;
            publishOn?: string | null;
            version: number;
        };
        ChangeNotificationPreferencesInput: {
            items: {
                topic: components["schemas"]["NotificationTopic"];
                inProduct?: boolean;
                byMail?: boolean;
            }[];
        };
        ChangeProfileSettingsInput: {
            remindsOfProofs?: boolean;
            hiddenItems?: components["schemas"]["ProfileItem"][];
        };
        ChangeSeekerProfileInput: {
            occupations?: string[];
            specialties?: components["schemas"]["Specialty"][];
            departments?: string[];
            level?: string | null;
            licence?: ("approbation" | "permit" | "state_title" | "diploma" | "pending") | null;
            yearsOfExperience?: number | null;
            experience?: {
                position: string;
                employer: string;
                department: string;
                from: string | null;
                to: string | null;
                text: string;
            }[];
            education?: {
                title: string;
                school: string;
                year: number | null;
            }[];
            languages?: {
                /** @enum {string} */
                language: "de" | "en" | "fr" | "it" | "tr" | "ar" | "pl" | "ru" | "uk" | "ro" | "hr" | "sr" | "bs" | "sq" | "es" | "pt" | "el" | "hu" | "cs" | "sk" | "bg" | "nl" | "fa" | "vi" | "hi" | "tl" | "zh" | "ja" | "ko" | "ka" | "hy" | "ur" | "ta" | "ku" | "sl" | "lt" | "lv" | "et" | "sv" | "da";
                level: ("A1" | "A2" | "B1" | "B2" | "C1" | "C2" | "native") | null;
            }[];
            skills?: string[];
            phone?: string | null;
            location?: string | null;
            radiusKm?: number | null;
            countries?: components["schemas"]["Country"][];
            employmentTypes?: ("full_time" | "part_time" | "temporary" | "freelance" | "internship")[];
            hoursMin?: number | null;
            hoursMax?: number | null;
            remote?: components["schemas"]["RemoteOption"][];
            earliestStart?: string | null;
            payWish?: {
                amount: number;
                /** @enum {string} */
                currency: "EUR" | "CHF";
            } | null;
            week?: components["schemas"]["OwnWeekInput"] | null;
            maxNightsPerMonth?: number | null;
            freeWeekendsOfFour?: number | null;
        };
        ChangedApplicant: {
            fullName?: string;
            phone?: string | null;
            occupation?: string | null;
            location?: string | null;
        };
        ChangedApplicantInput: {
            fullName?: string;
            phone?: string | null;
            occupation?: string | null;
            location?: string | null;
        };
        Choice: {
            key: string;
            label: string;
        };
        ChooseDateInput: {
            /** Format: date-time */
            at: string;
        };
        ClassChoices: {
            occupations: {
                key: string;
                label: string;
                category: components["schemas"]["JobCategory"];
            }[];
            levels: components["schemas"]["Choice"][];
            departments: components["schemas"]["Choice"][];
        };
        CloseJobPostingInput: {
            /**
             * @default closed
             * @enum {string}
             */
            reason: "closed" | "filled";
        };
        /** @enum {string} */
        CompanySize: "1-50" | "51-200" | "201-1000" | "1000+";
        ConfirmGuestApplicationInput: {
            code?: string;
        };
        ContactPerson: {
            name: string;
            role: string | null;
            email: string | null;
            phone: string | null;
            hours: string | null;
        };
        /** @enum {string} */
        Contract: "permanent" | "fixed_term";
        Conversation: {
            /** Format: uuid */
            applicationId: string;
            /** @enum {string} */
            party: "applicant" | "employer";
            /** @enum {string} */
            status: "applied" | "interview" | "rejected" | "withdrawn" | "hired" | "unknown";
            job: {
                id: string | null;
                title: string;
            };
            employer: {
                id: string | null;
                name: string;
            };
            applicant: {
                name: string;
                occupation: string | null;
            } | null;
            lastMessage: {
                isOwn: boolean;
                text: string;
                files: number;
                hasProposal: boolean;
                /** Format: date-time */
                sentAt: string;
                readAt: string | null;
            } | null;
            unread: number;
            hasOpenDates: boolean;
            closure: ("withdrawn" | "account_gone" | "blocked") | null;
            isBlocked: boolean;
        };
        Conversations: {
            items: components["schemas"]["Conversation"][];
            total: number;
            page: number;
            pageSize: number;
            counts: {
                all: number;
                unread: number;
            };
        };
        CorrectJobClassInput: {
            occupation: string | null;
            level: string | null;
            specialty: components["schemas"]["Specialty"] | null;
            department: string | null;
        };
        /** @enum {string} */
        Country: "DE" | "AT" | "CH";
        CreateAdminInput: {
            email: string;
            password: string;
            firstName: string;
            lastName: string;
        };
        CreateEmployerInput: {
            name: string;
            type: components["schemas"]["EmployerType"];
            kinds?: components["schemas"]["EmployerKind"][];
            companySize?: components["schemas"]["CompanySize"] | null;
            owner?: string | null;
            tagline?: string | null;
            descriptionHtml?: string;
            website?: string | null;
            email?: string | null;
            phone?: string | null;
            address: components["schemas"]["AddressInput"];
            certifications?: string[];
            doctors?: number | null;
            employees?: number | null;
            beds?: number | null;
            foundedYear?: number | null;
            contact?: {
                name: string;
                role: string | null;
                email: string | null;
                phone: string | null;
                hours: string | null;
            } | null;
        };
        CreateJobAlertInput: {
            name: string;
            query: string;
            /** @default daily */
            frequency: components["schemas"]["AlertFrequency"];
            /** @default true */
            notifies: boolean;
        };
        CreateJobPostingInput: {
            title?: string;
            category?: components["schemas"]["JobCategory"];
            specialty?: components["schemas"]["Specialty"] | null;
            employmentType?: components["schemas"]["EmploymentType"];
            experienceLevel?: components["schemas"]["ExperienceLevel"];
            remote?: components["schemas"]["RemoteOption"];
            contract?: components["schemas"]["Contract"];
            contractMonths?: number | null;
            hoursPerWeek?: {
                min: number;
                max: number;
            } | null;
            startsOn?: string | null;
            startFlexible?: boolean;
            vacationDays?: number | null;
            introHtml?: string;
            sections?: {
                /** @enum {string} */
                kind: "about" | "tasks" | "team" | "employer" | "process";
                heading: string;
                html: string;
            }[];
            benefits?: components["schemas"]["BenefitInput"][];
            requirements?: components["schemas"]["RequirementInput"][];
            salary?: components["schemas"]["SalaryInput"] | null;
            salaryHours?: number | null;
            tariff?: {
                name: string;
                grade: string | null;
                steps: string | null;
            } | null;
            duty?: {
                shifts?: components["schemas"]["Shift"][];
                week?: components["schemas"]["WeekInput"] | null;
                maxNightsPerMonth?: number | null;
                freeWeekendsOfFour?: number | null;
                onCall?: ("none" | "standby" | "on_site") | null;
                rosterWeeksAhead?: number | null;
                patientsPerNurseDay?: number | null;
                patientsPerNurseNight?: number | null;
                inductionWeeks?: number | null;
            };
            location?: {
                street: string | null;
                postalCode: string | null;
                city: string;
                country: components["schemas"]["Country"];
            };
            departmentId?: string | null;
            contact?: {
                name: string;
                role: string | null;
                email: string | null;
                phone: string | null;
                hours: string | null;
            } | null;
            applyMethod?: components["schemas"]["ApplyMethod"];
            applyUrl?: string | null;
            questions?: components["schemas"]["JobQuestionInput"][];
            reference?: string | null;
            /** @enum {number} */
            days?: 30 | 60 | 90;
            publishOn?: string | null;
            /** Format: uuid */
            employerId?: string;
            /** Format: uuid */
            copyOf?: string;
        };
        CreateReportInput: {
            target: {
                /** @enum {string} */
                kind: "job" | "employer" | "message";
                /** Format: uuid */
                id: string;
            };
            reason: components["schemas"]["ReportReason"];
            explanation: string;
            reporterName?: string;
            reporterEmail?: string;
            /** @constant */
            goodFaith: true;
            /** @default de */
            language: components["schemas"]["Language"];
        };
        /** @enum {string} */
        Currency: "EUR" | "CHF";
        DateProposal: {
            /** @enum {string} */
            kind: "interview" | "trial_day";
            dates: string[];
            minutes: number;
            place: string;
            note: string;
            /** Format: date-time */
            answerBy: string;
            /** @enum {string} */
            state: "open" | "expired" | "chosen" | "replaced";
            chosen: string | null;
        };
        DecideEmployerLinkInput: {
            /** Format: uuid */
            employerId: string;
            isActive: boolean;
        };
        Department: {
            /** Format: uuid */
            id: string;
            name: string;
            lead: string | null;
            specialty: components["schemas"]["Specialty"] | null;
            beds: number | null;
            description: string | null;
        };
        DepartmentJobs: {
            items: components["schemas"]["JobItem"][];
            total: number;
            page: number;
            pageSize: number;
        };
        Departments: {
            items: components["schemas"]["Department"][];
        };
        DismissJobInput: {
            reason: ("too_far" | "shifts" | "pay" | "employer" | "occupation" | "other") | null;
        };
        Duty: {
            shifts: components["schemas"]["Shift"][];
            week: components["schemas"]["Week"] | null;
            maxNightsPerMonth: number | null;
            freeWeekendsOfFour: number | null;
            onCall: ("none" | "standby" | "on_site") | null;
            rosterWeeksAhead: number | null;
            patientsPerNurseDay: number | null;
            patientsPerNurseNight: number | null;
            inductionWeeks: number | null;
        };
        DutyCell: {
            shift: components["schemas"]["Shift"];
            start: string;
            end: string;
        };
        DutyCellInput: {
            shift: components["schemas"]["Shift"];
            start: string;
            end: string;
        };
        EmailExistsInput: {
            p_email: string;
        };
        EmployerDetail: {
            /** Format: uuid */
            id: string;
            name: string;
            type: components["schemas"]["EmployerType"];
            kinds: components["schemas"]["EmployerKind"][];
            companySize: components["schemas"]["CompanySize"] | null;
            location: components["schemas"]["Location"];
            distanceKm?: number;
            tagline: string | null;
            owner: string | null;
            beds: number | null;
            employees: number | null;
            doctors: number | null;
            openPositions: number;
            featured: boolean;
            logoUrl: string | null;
            email: string | null;
            website: string | null;
            phone: string | null;
            street: string | null;
            foundedYear: number | null;
            descriptionHtml: string;
            certifications: string[];
            departments: components["schemas"]["Department"][];
            media: components["schemas"]["EmployerMedia"][];
            contact: components["schemas"]["ContactPerson"] | null;
            /** Format: date-time */
            updatedAt: string;
        };
        EmployerItem: {
            /** Format: uuid */
            id: string;
            name: string;
            type: components["schemas"]["EmployerType"];
            kinds: components["schemas"]["EmployerKind"][];
            companySize: components["schemas"]["CompanySize"] | null;
            location: components["schemas"]["Location"];
            distanceKm?: number;
            tagline: string | null;
            owner: string | null;
            beds: number | null;
            employees: number | null;
            doctors: number | null;
            openPositions: number;
            featured: boolean;
            logoUrl: string | null;
        };
        /** @enum {string} */
        EmployerKind: "hospital" | "medical_centers" | "private_practices" | "care_facilities" | "public_health" | "non_profit" | "academic" | "public" | "private";
        EmployerLink: {
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
        EmployerLinks: {
            items: components["schemas"]["EmployerLink"][];
        };
        EmployerList: {
            items: components["schemas"]["EmployerItem"][];
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
        EmployerMapping: {
            /** Format: uuid */
            employerId: string;
            employerName: string;
            /** @enum {string} */
            mappingType: "direct_id" | "email_match" | "manual_link" | "domain_match";
            confidence: number;
            isActive: boolean;
            isProposed: boolean;
        };
        EmployerMedia: {
            /** Format: uuid */
            id: string;
            url: string;
            alt: string;
            caption: string | null;
            width: number;
            height: number;
        };
        /** @enum {string} */
        EmployerType: "hospital" | "practice" | "company";
        /** @enum {string} */
        EmploymentType: "full_time" | "part_time" | "both" | "temporary" | "freelance" | "internship";
        Erasure: {
            /** @enum {string} */
            status: "waiting" | "erased";
            eraseAt: string | null;
        };
        /** @enum {string} */
        ExperienceLevel: "entry" | "mid" | "senior" | "executive";
        /** @enum {string} */
        Facility: "hospital" | "rehab_clinic" | "medical_center" | "practice" | "care_home" | "home_care" | "company";
        FlagAlertMatchInput: {
            isRead?: boolean;
            isDismissed?: boolean;
            reason?: ("too_far" | "shifts" | "pay" | "employer" | "occupation" | "other") | null;
        };
        FollowAlertLinkInput: {
            token: string;
            action?: components["schemas"]["AlertLinkAction"];
        };
        FoundPlace: {
            /** @enum {string} */
            kind: "point" | "region" | "country";
            name: string;
            others: {
                name: string;
                text: string;
            }[];
        };
        FunctionError: {
            code: string;
            message: string;
            details: string | null;
            hint: string | null;
        };
        GuestAlertAccepted: {
            /** @constant */
            status: "check_inbox";
        };
        GuestApplication: {
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            expiresAt: string;
        };
        GuestConfirmation: {
            session: {
                access_token: string;
                /** @constant */
                token_type: "bearer";
                expires_in: number;
                expires_at: number;
                refresh_token: string;
                user: {
                    /** Format: uuid */
                    id: string;
                } & {
                    [key: string]: unknown;
                };
            } | null;
            application: components["schemas"]["ApplicationDetail"] | null;
            refusal: ("request.invalid" | "request.malformed" | "request.forbidden" | "request.not_found" | "request.method_not_allowed" | "request.timeout" | "request.too_large" | "request.uri_too_long" | "request.unsupported_media_type" | "request.headers_too_large" | "request.rate_limited" | "auth.required" | "auth.token_invalid" | "auth.session_ended" | "auth.second_factor_required" | "account.proof_invalid" | "account.session_not_found" | "account.onboarding_incomplete" | "employer_link.not_found" | "employer_link.no_match" | "admin.credentials_invalid" | "admin.factor_required" | "admin.duplicate_email" | "admin.not_found" | "admin.last" | "job.not_found" | "job.expired" | "job_posting.incomplete" | "job_posting.department_unknown" | "job_posting.version_stale" | "job_posting.move_refused" | "employer.not_found" | "employer.changed_elsewhere" | "department.not_found" | "department.limit_reached" | "application.not_found" | "application.job_closed" | "application.not_taken_here" | "application.taken_here" | "application.already_open" | "application.move_refused" | "application.version_stale" | "application.answers_invalid" | "application.contact_missing" | "application.no_interview" | "application.code_invalid" | "application_draft.not_found" | "message.not_found" | "message.conversation_ended" | "message.blocked" | "proposal.dates_invalid" | "proposal.closed" | "proposal.date_unknown" | "file.not_found" | "file.in_use" | "file.empty" | "file.too_large" | "file.type_unsupported" | "file.damaged" | "file.macros" | "file.infected" | "file.unchecked" | "file.limit_reached" | "file.offset_wrong" | "profile.changed_elsewhere" | "proof.not_found" | "proof.limit_reached" | "saved_job.not_found" | "saved_job.limit_reached" | "saved_employer.not_found" | "saved_employer.limit_reached" | "hidden_employer.not_found" | "hidden_employer.limit_reached" | "job_alert.not_found" | "job_alert.limit_reached" | "job_alert.exists" | "job_alert.no_criteria" | "job_alert.token_invalid" | "place.not_found" | "media.not_found" | "newsletter.token_invalid" | "notification.not_found" | "notification.token_invalid" | "server.unexpected" | "server.unavailable") | null;
        };
        Health: {
            /** @enum {string} */
            status: "ok" | "unavailable";
            /** @enum {string} */
            database: "embedded" | "external";
            version: string;
        };
        HiddenEmployer: {
            employer: components["schemas"]["EmployerItem"];
            /** Format: date-time */
            hiddenAt: string;
        };
        HiddenEmployers: {
            items: components["schemas"]["HiddenEmployer"][];
            total: number;
            page: number;
            pageSize: number;
            agencies: boolean;
        };
        HidingSettings: {
            agencies: boolean;
        };
        HidingSettingsInput: {
            agencies: boolean;
        };
        Interview: {
            /** Format: date-time */
            at: string;
            /** @default 60 */
            minutes: number;
            /** @default  */
            place: string;
            /** @default  */
            note: string;
        };
        InterviewInput: {
            /** Format: date-time */
            at: string;
            /** @default 60 */
            minutes: number;
            /** @default  */
            place: string;
            /** @default  */
            note: string;
        };
        JobAlert: {
            /** Format: uuid */
            id: string;
            name: string;
            query: string;
            frequency: components["schemas"]["AlertFrequency"];
            status: components["schemas"]["AlertStatus"];
            notifies: boolean;
            newCount: number;
            unread: number;
            matches: number;
            nextMailAt: string | null;
            /** Format: date-time */
            createdAt: string;
        };
        JobAlerts: {
            items: components["schemas"]["JobAlert"][];
            total: number;
            page: number;
            pageSize: number;
        };
        JobAnswer: {
            questionId: string;
            value: string | string[];
        };
        JobAnswerInput: {
            questionId: string;
            value: string | string[];
        };
        /** @enum {string} */
        JobCategory: "doctors" | "nursing" | "medical" | "mfa" | "administration" | "management";
        JobClass: {
            occupation: components["schemas"]["Choice"] | null;
            level: components["schemas"]["Choice"] | null;
            specialty: components["schemas"]["Specialty"] | null;
            department: components["schemas"]["Choice"] | null;
            /** @enum {string} */
            certainty: "sure" | "likely" | "unsure";
            reason: string;
            isCorrected: boolean;
        };
        JobContent: {
            title?: string;
            category?: components["schemas"]["JobCategory"];
            specialty?: components["schemas"]["Specialty"] | null;
            employmentType?: components["schemas"]["EmploymentType"];
            experienceLevel?: components["schemas"]["ExperienceLevel"];
            remote?: components["schemas"]["RemoteOption"];
            contract?: components["schemas"]["Contract"];
            contractMonths?: number | null;
            hoursPerWeek?: {
                min: number;
                max: number;
            } | null;
            startsOn?: string | null;
            startFlexible?: boolean;
            vacationDays?: number | null;
            introHtml?: string;
            sections?: {
                /** @enum {string} */
                kind: "about" | "tasks" | "team" | "employer" | "process";
                heading: string;
                html: string;
            }[];
            benefits?: components["schemas"]["Benefit"][];
            requirements?: components["schemas"]["Requirement"][];
            salary?: components["schemas"]["Salary"] | null;
            salaryHours?: number | null;
            tariff?: {
                name: string;
                grade: string | null;
                steps: string | null;
            } | null;
            duty?: {
                shifts?: components["schemas"]["Shift"][];
                week?: components["schemas"]["Week"] | null;
                maxNightsPerMonth?: number | null;
                freeWeekendsOfFour?: number | null;
                onCall?: ("none" | "standby" | "on_site") | null;
                rosterWeeksAhead?: number | null;
                patientsPerNurseDay?: number | null;
                patientsPerNurseNight?: number | null;
                inductionWeeks?: number | null;
            };
            location?: {
                street: string | null;
                postalCode: string | null;
                city: string;
                country: components["schemas"]["Country"];
            };
            departmentId?: string | null;
            contact?: {
                name: string;
                role: string | null;
                email: string | null;
                phone: string | null;
                hours: string | null;
            } | null;
            applyMethod?: components["schemas"]["ApplyMethod"];
            applyUrl?: string | null;
            questions?: components["schemas"]["JobQuestion"][];
            reference?: string | null;
            /** @enum {number} */
            days?: 30 | 60 | 90;
            publishOn?: string | null;
        };
        JobDetail: {
            /** Format: uuid */
            id: string;
            title: string;
            employer: {
                /** Format: uuid */
                id: string;
                name: string;
                type: components["schemas"]["EmployerType"];
                kinds: components["schemas"]["EmployerKind"][];
                companySize: components["schemas"]["CompanySize"] | null;
                location: components["schemas"]["Location"];
                distanceKm?: number;
                tagline: string | null;
                owner: string | null;
                beds: number | null;
                employees: number | null;
                doctors: number | null;
                openPositions: number;
                featured: boolean;
                logoUrl: string | null;
                descriptionHtml: string;
            };
            location: components["schemas"]["Location"];
            distanceKm?: number;
            category: components["schemas"]["JobCategory"];
            employmentType: components["schemas"]["EmploymentType"];
            salary: components["schemas"]["Salary"] | null;
            salaryHours: number | null;
            tariff: components["schemas"]["Tariff"] | null;
            experienceLevel: components["schemas"]["ExperienceLevel"];
            specialty: components["schemas"]["Specialty"] | null;
            department: string | null;
            remote: components["schemas"]["RemoteOption"];
            contract: components["schemas"]["Contract"];
            hoursPerWeek: {
                min: number;
                max: number;
            } | null;
            shifts: components["schemas"]["Shift"][];
            week: components["schemas"]["Week"] | null;
            freeWeekendsOfFour: number | null;
            maxNightsPerMonth: number | null;
            /** Format: date-time */
            postedAt: string;
            featured: boolean;
            reference: string | null;
            number: number;
            street: string | null;
            duty: components["schemas"]["Duty"];
            startsOn: string | null;
            startFlexible: boolean;
            vacationDays: number | null;
            contractMonths: number | null;
            introHtml: string;
            sections: components["schemas"]["JobSection"][];
            benefits: components["schemas"]["Benefit"][];
            requirements: components["schemas"]["Requirement"][];
            contact: components["schemas"]["ContactPerson"] | null;
            applyMethod: components["schemas"]["ApplyMethod"];
            questions: components["schemas"]["JobQuestion"][];
            applyUrl: string | null;
            externalUrl: string | null;
            /** Format: date-time */
            validThrough: string;
            /** Format: date-time */
            updatedAt: string;
            similar?: components["schemas"]["JobItem"][];
            payBand?: components["schemas"]["PayBand"] | null;
        };
        JobItem: {
            /** Format: uuid */
            id: string;
            title: string;
            employer: {
                /** Format: uuid */
                id: string;
                name: string;
                type: components["schemas"]["EmployerType"];
            };
            location: components["schemas"]["Location"];
            distanceKm?: number;
            category: components["schemas"]["JobCategory"];
            employmentType: components["schemas"]["EmploymentType"];
            salary: components["schemas"]["Salary"] | null;
            salaryHours: number | null;
            tariff: components["schemas"]["Tariff"] | null;
            experienceLevel: components["schemas"]["ExperienceLevel"];
            specialty: components["schemas"]["Specialty"] | null;
            department: string | null;
            remote: components["schemas"]["RemoteOption"];
            contract: components["schemas"]["Contract"];
            hoursPerWeek: {
                min: number;
                max: number;
            } | null;
            shifts: components["schemas"]["Shift"][];
            week: components["schemas"]["Week"] | null;
            freeWeekendsOfFour: number | null;
            maxNightsPerMonth: number | null;
            /** Format: date-time */
            postedAt: string;
            featured: boolean;
            reference: string | null;
        };
        JobList: {
            items: {
                /** Format: uuid */
                id: string;
                title: string;
                employer: {
                    /** Format: uuid */
                    id: string;
                    name: string;
                    type: components["schemas"]["EmployerType"];
                };
                location: components["schemas"]["Location"];
                distanceKm?: number;
                category: components["schemas"]["JobCategory"];
                employmentType: components["schemas"]["EmploymentType"];
                salary: components["schemas"]["Salary"] | null;
                salaryHours: number | null;
                tariff: components["schemas"]["Tariff"] | null;
                experienceLevel: components["schemas"]["ExperienceLevel"];
                specialty: components["schemas"]["Specialty"] | null;
                department: string | null;
                remote: components["schemas"]["RemoteOption"];
                contract: components["schemas"]["Contract"];
                hoursPerWeek: {
                    min: number;
                    max: number;
                } | null;
                shifts: components["schemas"]["Shift"][];
                week: components["schemas"]["Week"] | null;
                freeWeekendsOfFour: number | null;
                maxNightsPerMonth: number | null;
                /** Format: date-time */
                postedAt: string;
                featured: boolean;
                reference: string | null;
                ranking?: components["schemas"]["Ranking"];
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
            place?: components["schemas"]["FoundPlace"];
            /** @default [] */
            understood: components["schemas"]["Understood"][];
            /** @default [] */
            relaxations: components["schemas"]["Relaxation"][];
            hidden?: number;
        };
        JobMap: {
            total: number;
            shown: number;
            bounds: components["schemas"]["MapSection"] | null;
            around: {
                lat: number;
                lon: number;
                radiusKm: number;
            } | null;
            clusters: components["schemas"]["MapCluster"][];
        };
        JobMapItems: {
            items: components["schemas"]["JobItem"][];
            total: number;
            page: number;
            pageSize: number;
        };
        JobPosting: {
            /** Format: uuid */
            id: string;
            number: number | null;
            employer: {
                /** Format: uuid */
                id: string;
                name: string;
            };
            /** @enum {string} */
            state: "live" | "planned" | "expired" | "draft" | "paused" | "closed";
            version: number;
            content: components["schemas"]["JobContent"];
            hasChanges: boolean;
            problems: ("title_missing" | "category_missing" | "employment_type_missing" | "experience_level_missing" | "location_missing" | "location_unknown" | "text_missing" | "apply_method_missing" | "apply_url_missing" | "contact_missing" | "pay_range_wrong" | "pay_missing_austria")[];
            quality: {
                score: number;
                hints: components["schemas"]["PostingHint"][];
            };
            moves: ("publish" | "pause" | "close")[];
            postedAt: string | null;
            validThrough: string | null;
            /** Format: date-time */
            updatedAt: string;
            history: {
                /** @enum {string} */
                kind: "created" | "published" | "changed" | "renewed" | "reposted" | "resumed" | "paused" | "closed" | "filled" | "deleted";
                /** Format: date-time */
                at: string;
                by: string | null;
            }[];
        };
        JobQuestion: {
            id: string;
            /** @enum {string} */
            kind: "text" | "choice" | "choices" | "shifts" | "date";
            text: string;
            isRequired: boolean;
            options: string[];
        };
        JobQuestionInput: {
            id: string;
            /** @enum {string} */
            kind: "text" | "choice" | "choices" | "shifts" | "date";
            text: string;
            isRequired: boolean;
            options: string[];
        };
        JobSection: {
            /** @enum {string} */
            kind: "about" | "tasks" | "team" | "employer" | "process";
            heading: string;
            html: string;
        };
        /** @enum {string} */
        Language: "de" | "en";
        LinkedAlert: {
            action: components["schemas"]["AlertLinkAction"];
            name: string;
            query: string;
            frequency: components["schemas"]["AlertFrequency"];
            status: components["schemas"]["AlertStatus"];
            isConfirmed: boolean;
            isEnded: boolean;
            isGuest: boolean;
        };
        Location: {
            city: string;
            postalCode: string | null;
            region: string;
            country: components["schemas"]["Country"];
            lat: number;
            lon: number;
        };
        MapCluster: {
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
            category?: components["schemas"]["JobCategory"];
        };
        MapSection: {
            west: number;
            south: number;
            east: number;
            north: number;
        };
        MarkMessagesReadInput: {
            /** Format: uuid */
            messageId: string;
        };
        MarketOverview: {
            jobs: number;
            employers: number;
            newSinceYesterday: number;
            /** Format: date-time */
            asOf: string;
            categories: {
                category: components["schemas"]["JobCategory"];
                count: number;
                top: {
                    label: string;
                    q: string;
                    count: number;
                }[];
            }[];
            countries: {
                country: components["schemas"]["Country"];
                count: number;
            }[];
            places: {
                slug: string;
                name: string;
                country: components["schemas"]["Country"];
                count: number;
            }[];
            roster: components["schemas"]["JobItem"][];
            featuredJobs: components["schemas"]["JobItem"][];
            newestJobs: components["schemas"]["JobItem"][];
            featuredEmployers: components["schemas"]["EmployerItem"][];
            testimonials: components["schemas"]["Testimonial"][];
        };
        MarketPlace: {
            slug: string;
            name: string;
            region: string;
            country: components["schemas"]["Country"];
            jobs: number;
            /** Format: date-time */
            updatedAt: string;
        };
        MarketPlaceList: {
            items: components["schemas"]["MarketPlace"][];
        };
        Match: {
            score: number | null;
            version: number;
            factors: components["schemas"]["MatchFactor"][];
            missing: {
                item: ("occupations" | "location" | "week" | "licence" | "languages" | "employmentTypes" | "yearsOfExperience" | "payWish" | "earliestStart" | "hours" | "departments" | "experience" | "education" | "cv" | "phone") | null;
                points: number;
                text: string;
            }[];
        };
        MatchFactor: {
            /** @enum {string} */
            name: "occupation" | "specialty" | "level" | "place" | "employment" | "week" | "pay" | "languages" | "licence" | "start";
            points: number;
            of: number;
            reason: string;
        };
        Matches: {
            items: {
                /** Format: uuid */
                jobId: string;
                score: number | null;
                reasons: string[];
            }[];
        };
        MatchesQueryInput: {
            jobIds: string[];
        };
        Message: {
            /** Format: uuid */
            id: string;
            clientId: string;
            /** @enum {string} */
            party: "applicant" | "employer";
            isOwn: boolean;
            sender: {
                name: string | null;
                isYou: boolean;
                isDeleted: boolean;
            };
            text: string;
            files: components["schemas"]["StoredFile"][];
            proposal: components["schemas"]["DateProposal"] | null;
            /** Format: date-time */
            sentAt: string;
            readAt: string | null;
        };
        Messages: {
            items: components["schemas"]["Message"][];
            total: number;
            page: number;
            pageSize: number;
            older: string | null;
            conversation: components["schemas"]["Conversation"];
        };
        MoveApplicationInput: {
            /** @enum {string} */
            status: "applied" | "interview" | "rejected" | "withdrawn" | "hired";
            version: number;
            interview?: components["schemas"]["InterviewInput"] | null;
        };
        NewsletterAccepted: {
            /** @constant */
            status: "check_inbox";
        };
        NewsletterConfirmed: {
            /** @constant */
            status: "confirmed";
            frequency: components["schemas"]["NewsletterFrequency"];
        };
        /** @enum {string} */
        NewsletterFrequency: "daily" | "weekly";
        NewsletterFrequencyChanged: {
            /** @constant */
            status: "changed";
            frequency: components["schemas"]["NewsletterFrequency"];
        };
        NewsletterUnsubscribed: {
            /** @constant */
            status: "unsubscribed";
        };
        NoteExternalApplicationInput: {
            message?: string;
        };
        Notification: {
            /** Format: uuid */
            id: string;
            content: components["schemas"]["NotificationContent"];
            path: string;
            readAt: string | null;
            /** Format: date-time */
            createdAt: string;
        };
        NotificationContent: {
            /** @constant */
            kind: "application.opened";
            data: {
                /** Format: uuid */
                applicationId: string;
                jobTitle: string;
                employer: string;
            };
        } | {
            /** @constant */
            kind: "application.rejected";
            data: {
                /** Format: uuid */
                applicationId: string;
                jobTitle: string;
                employer: string;
            };
        } | {
            /** @constant */
            kind: "application.hired";
            data: {
                /** Format: uuid */
                applicationId: string;
                jobTitle: string;
                employer: string;
            };
        } | {
            /** @constant */
            kind: "application.interview";
            data: {
                /** Format: uuid */
                applicationId: string;
                jobTitle: string;
                employer: string;
                at: string | null;
            };
        } | {
            /** @constant */
            kind: "application.received";
            data: {
                /** Format: uuid */
                applicationId: string;
                jobTitle: string;
            };
        } | {
            /** @constant */
            kind: "application.withdrawn";
            data: {
                /** Format: uuid */
                applicationId: string;
                jobTitle: string;
            };
        } | {
            /** @constant */
            kind: "message.received";
            data: {
                /** Format: uuid */
                applicationId: string;
                jobTitle: string;
                from: string | null;
            };
        } | {
            /** @constant */
            kind: "job_alert.matched";
            data: {
                /** Format: uuid */
                alertId: string;
                name: string;
                count: number;
                bestScore: number | null;
            };
        } | {
            /** @constant */
            kind: "employer.new_jobs";
            data: {
                /** Format: uuid */
                employerId: string;
                employer: string;
                count: number;
                job: {
                    /** Format: uuid */
                    id: string;
                    title: string;
                } | null;
            };
        } | {
            /** @constant */
            kind: "saved_job.ends";
            data: {
                /** Format: uuid */
                jobId: string;
                jobTitle: string;
                employer: string;
                /** Format: date-time */
                endsAt: string;
            };
        } | {
            /** @constant */
            kind: "proof.expires";
            data: {
                /** Format: uuid */
                proofId: string;
                /** @enum {string} */
                proofKind: "certificate" | "approbation" | "specialist" | "radiation_protection" | "measles" | "life_support" | "training_points" | "police_clearance" | "language" | "other";
                title: string;
                /** Format: date */
                expiresOn: string;
            };
        };
        NotificationMailsOff: {
            /** @constant */
            status: "unsubscribed";
            topic: components["schemas"]["NotificationTopic"];
        };
        NotificationPreference: {
            topic: components["schemas"]["NotificationTopic"];
            inProduct: boolean;
            byMail: boolean | null;
        };
        NotificationPreferences: {
            items: components["schemas"]["NotificationPreference"][];
        };
        /** @enum {string} */
        NotificationTopic: "applications" | "messages" | "interviews" | "job_alerts" | "followed_employers" | "saved_jobs" | "proofs" | "received_applications";
        Notifications: {
            items: components["schemas"]["Notification"][];
            total: number;
            page: number;
            pageSize: number;
            unread: number;
            all: number;
        };
        Onboarding: {
            category?: components["schemas"]["JobCategory"] | null;
            occupation?: string | null;
            specialty?: components["schemas"]["Specialty"] | null;
            experienceLevel?: components["schemas"]["ExperienceLevel"] | null;
            location?: string | null;
            radiusKm?: number | null;
            employmentTypes?: components["schemas"]["EmploymentType"][] | null;
            shifts?: components["schemas"]["Shift"][] | null;
            weekendFree?: boolean | null;
            earliestStart?: ("now" | "one_month" | "three_months" | "six_months" | "open") | null;
            step?: number | null;
            employerType?: components["schemas"]["Facility"] | null;
            companySize?: components["schemas"]["CompanySize"] | null;
            country?: components["schemas"]["Country"] | null;
            website?: string | null;
            position?: string | null;
            phone?: string | null;
            categories?: components["schemas"]["JobCategory"][] | null;
        };
        OnboardingInput: {
            category?: components["schemas"]["JobCategory"] | null;
            occupation?: string | null;
            specialty?: components["schemas"]["Specialty"] | null;
            experienceLevel?: components["schemas"]["ExperienceLevel"] | null;
            location?: string | null;
            radiusKm?: number | null;
            employmentTypes?: components["schemas"]["EmploymentType"][] | null;
            shifts?: components["schemas"]["Shift"][] | null;
            weekendFree?: boolean | null;
            earliestStart?: ("now" | "one_month" | "three_months" | "six_months" | "open") | null;
            step?: number | null;
            employerType?: components["schemas"]["Facility"] | null;
            companySize?: components["schemas"]["CompanySize"] | null;
            country?: components["schemas"]["Country"] | null;
            website?: string | null;
            position?: string | null;
            phone?: string | null;
            categories?: components["schemas"]["JobCategory"][] | null;
        };
        OneClickUnsubscribeInput: {
            /** @constant */
            "List-Unsubscribe": "One-Click";
        };
        OpenAdminSessionInput: {
            email: string;
            password: string;
        };
        OrderDepartmentsInput: {
            ids: string[];
        };
        OwnEmployer: {
            /** Format: uuid */
            id: string;
            name: string;
            type: components["schemas"]["EmployerType"];
            kinds: components["schemas"]["EmployerKind"][];
            companySize: components["schemas"]["CompanySize"] | null;
            owner: string | null;
            tagline: string | null;
            descriptionHtml: string;
            website: string | null;
            email: string | null;
            phone: string | null;
            address: {
                street: string | null;
                postalCode: string | null;
                city: string;
                country: components["schemas"]["Country"];
            };
            certifications: string[];
            doctors: number | null;
            employees: number | null;
            beds: number | null;
            foundedYear: number | null;
            contact: {
                name: string;
                role: string | null;
                email: string | null;
                phone: string | null;
                hours: string | null;
            } | null;
            departments: components["schemas"]["Department"][];
            gaps: ("description" | "contact" | "website" | "companySize" | "tagline" | "logo" | "pictures" | "departments")[];
            /** Format: date-time */
            updatedAt: string;
        };
        OwnJob: {
            /** Format: uuid */
            id: string;
            number: number | null;
            title: string;
            employer: {
                /** Format: uuid */
                id: string;
                name: string;
            };
            city: string | null;
            country: components["schemas"]["Country"] | null;
            /** @enum {string} */
            state: "live" | "planned" | "expired" | "draft" | "paused" | "closed";
            postedAt: string | null;
            validThrough: string | null;
            class: components["schemas"]["JobClass"] | null;
        };
        OwnJobs: {
            items: components["schemas"]["OwnJob"][];
            total: number;
            page: number;
            pageSize: number;
        };
        OwnWeek: {
            early: components["schemas"]["ShiftWish"] | null;
            day: components["schemas"]["ShiftWish"] | null;
            late: components["schemas"]["ShiftWish"] | null;
            night: components["schemas"]["ShiftWish"] | null;
        }[];
        OwnWeekInput: {
            early: components["schemas"]["ShiftWish"] | null;
            day: components["schemas"]["ShiftWish"] | null;
            late: components["schemas"]["ShiftWish"] | null;
            night: components["schemas"]["ShiftWish"] | null;
        }[];
        PayBand: {
            min: number;
            max: number;
            currency: components["schemas"]["Currency"];
            count: number;
            radiusKm: number | null;
            position: ("below" | "within" | "above") | null;
        };
        /** @enum {string} */
        PayPeriod: "hour" | "month" | "year";
        Place: {
            /** @enum {string} */
            kind: "city" | "district" | "region" | "country" | "postcode";
            id: number;
            name: string;
            slug: string;
            region: string;
            country: components["schemas"]["Country"];
            lat: number;
            lon: number;
            population: number;
            postalCode: string | null;
            text: string;
            wider: string[];
        };
        PlaceDetail: {
            /** @enum {string} */
            kind: "city" | "district" | "region" | "country" | "postcode";
            id: number;
            name: string;
            slug: string;
            region: string;
            country: components["schemas"]["Country"];
            lat: number;
            lon: number;
            population: number;
            postalCode: string | null;
            text: string;
            wider: string[];
            jobs: number;
        };
        PlaceList: {
            items: components["schemas"]["Place"][];
        };
        PostingHint: {
            /** @enum {string} */
            hint: "pay_missing" | "week_missing" | "gender_marker_missing" | "discriminating_words" | "too_short" | "offers_fewer_than_requirements" | "shouting" | "contact_missing" | "hours_missing" | "start_missing";
            points: number;
            words: string[];
        };
        Problem: {
            type: string;
            title: string;
            status: number;
            /** @enum {string} */
            code: "request.invalid" | "request.malformed" | "request.forbidden" | "request.not_found" | "request.method_not_allowed" | "request.timeout" | "request.too_large" | "request.uri_too_long" | "request.unsupported_media_type" | "request.headers_too_large" | "request.rate_limited" | "auth.required" | "auth.token_invalid" | "auth.session_ended" | "auth.second_factor_required" | "account.proof_invalid" | "account.session_not_found" | "account.onboarding_incomplete" | "employer_link.not_found" | "employer_link.no_match" | "admin.credentials_invalid" | "admin.factor_required" | "admin.duplicate_email" | "admin.not_found" | "admin.last" | "job.not_found" | "job.expired" | "job_posting.incomplete" | "job_posting.department_unknown" | "job_posting.version_stale" | "job_posting.move_refused" | "employer.not_found" | "employer.changed_elsewhere" | "department.not_found" | "department.limit_reached" | "application.not_found" | "application.job_closed" | "application.not_taken_here" | "application.taken_here" | "application.already_open" | "application.move_refused" | "application.version_stale" | "application.answers_invalid" | "application.contact_missing" | "application.no_interview" | "application.code_invalid" | "application_draft.not_found" | "message.not_found" | "message.conversation_ended" | "message.blocked" | "proposal.dates_invalid" | "proposal.closed" | "proposal.date_unknown" | "file.not_found" | "file.in_use" | "file.empty" | "file.too_large" | "file.type_unsupported" | "file.damaged" | "file.macros" | "file.infected" | "file.unchecked" | "file.limit_reached" | "file.offset_wrong" | "profile.changed_elsewhere" | "proof.not_found" | "proof.limit_reached" | "saved_job.not_found" | "saved_job.limit_reached" | "saved_employer.not_found" | "saved_employer.limit_reached" | "hidden_employer.not_found" | "hidden_employer.limit_reached" | "job_alert.not_found" | "job_alert.limit_reached" | "job_alert.exists" | "job_alert.no_criteria" | "job_alert.token_invalid" | "place.not_found" | "media.not_found" | "newsletter.token_invalid" | "notification.not_found" | "notification.token_invalid" | "server.unexpected" | "server.unavailable";
            detail?: string;
            requestId?: string;
            /** Format: uuid */
            existingId?: string;
            errors?: {
                path: string;
                message: string;
            }[];
        };
        ProfileFile: {
            /** @enum {string} */
            kind: "cv" | "certificate" | "other";
            file: components["schemas"]["StoredFile"];
        };
        /** @enum {string} */
        ProfileItem: "occupations" | "location" | "week" | "licence" | "languages" | "employmentTypes" | "yearsOfExperience" | "payWish" | "earliestStart" | "hours" | "departments" | "experience" | "education" | "cv" | "phone";
        Proof: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "certificate" | "approbation" | "specialist" | "radiation_protection" | "measles" | "life_support" | "training_points" | "police_clearance" | "language" | "other";
            title: string;
            issuedOn: string | null;
            expiresOn: string | null;
            points: number | null;
            pointsNeeded: number | null;
            file: components["schemas"]["StoredFile"] | null;
        };
        ProposeDatesInput: {
            /**
             * @default interview
             * @enum {string}
             */
            kind: "interview" | "trial_day";
            dates: string[];
            /** @default 60 */
            minutes: number;
            /** @default  */
            place: string;
            /** @default  */
            note: string;
            /** Format: date-time */
            answerBy: string;
        };
        ProposeEmployerLinkInput: {
            /** Format: uuid */
            employerId: string;
        };
        Ranking: {
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
        ReadNotificationsInput: {
            /** Format: date-time */
            until?: string;
        };
        ReceivedApplication: {
            /** Format: uuid */
            id: string;
            number: number;
            /** @enum {string} */
            kind: "full" | "short" | "external";
            status: components["schemas"]["ApplicationStatus"];
            version: number;
            job: components["schemas"]["AppliedJob"];
            /** Format: date-time */
            sentAt: string;
            openedAt: string | null;
            invitedAt: string | null;
            interviewAt: string | null;
            rejectedAt: string | null;
            hiredAt: string | null;
            withdrawnAt: string | null;
            /** Format: date-time */
            statusUpdatedAt: string;
            deleteAt: string | null;
            applicant: components["schemas"]["Applicant"] | null;
        };
        ReceivedApplicationDetail: {
            /** Format: uuid */
            id: string;
            number: number;
            /** @enum {string} */
            kind: "full" | "short" | "external";
            status: components["schemas"]["ApplicationStatus"];
            version: number;
            job: components["schemas"]["AppliedJob"];
            /** Format: date-time */
            sentAt: string;
            openedAt: string | null;
            invitedAt: string | null;
            interviewAt: string | null;
            rejectedAt: string | null;
            hiredAt: string | null;
            withdrawnAt: string | null;
            /** Format: date-time */
            statusUpdatedAt: string;
            deleteAt: string | null;
            applicant: components["schemas"]["Applicant"] | null;
            message: string;
            callbackTime: string | null;
            answers: components["schemas"]["AnsweredQuestion"][];
            files: components["schemas"]["StoredFile"][];
            interview: components["schemas"]["Interview"] | null;
            timeline: components["schemas"]["ApplicationEvent"][];
        };
        ReceivedApplications: {
            items: components["schemas"]["ReceivedApplication"][];
            total: number;
            page: number;
            pageSize: number;
            counts: {
                all: number;
                active: number;
                interviews: number;
                rejected: number;
                hired: number;
                withdrawn: number;
            };
        };
        Recommendation: {
            job: components["schemas"]["JobItem"];
            score: number;
            reasons: string[];
        };
        Recommendations: {
            items: components["schemas"]["Recommendation"][];
        };
        Relaxation: {
            /** @enum {string} */
            kind: "related" | "radius" | "filter" | "word" | "several";
            value: string;
            parts?: {
                /** @enum {string} */
                kind: "related" | "radius" | "filter" | "word";
                value: string;
            }[];
            change: {
                [key: string]: string;
            };
            count: number;
        };
        /** @enum {string} */
        RemoteOption: "onsite" | "hybrid" | "remote";
        Report: {
            /** Format: uuid */
            id: string;
            reference: string;
            target: {
                /** @enum {string} */
                kind: "job" | "employer" | "message";
                /** Format: uuid */
                id: string;
                title: string;
                employerName: string;
                text: string | null;
                author: string | null;
            };
            reason: components["schemas"]["ReportReason"];
            explanation: string;
            reporterName: string | null;
            reporterEmail: string | null;
            isFromAccount: boolean;
            /** @enum {string} */
            status: "open" | "decided";
            /** Format: date-time */
            createdAt: string;
        };
        ReportList: {
            items: components["schemas"]["Report"][];
            total: number;
            page: number;
            pageSize: number;
        };
        /** @enum {string} */
        ReportReason: "payment_demanded" | "fraud" | "discrimination" | "harassment" | "wrong_details" | "filled" | "rights" | "illegal" | "other";
        ReportReceipt: {
            reference: string;
            isMailed: boolean;
        };
        RequestErasureInput: {
            /** @enum {string} */
            mode: "after_waiting" | "at_once";
            password?: string;
            nonce?: string;
        };
        Requirement: {
            text: string;
            required: boolean;
        };
        RequirementInput: {
            text: string;
            required: boolean;
        };
        Salary: {
            min: number;
            max: number;
            currency: components["schemas"]["Currency"];
            period: components["schemas"]["PayPeriod"];
        };
        SalaryInput: {
            min: number;
            max: number;
            currency: components["schemas"]["Currency"];
            period: components["schemas"]["PayPeriod"];
        };
        SaveBookmarkInput: {
            note?: string;
        };
        SaveDepartmentInput: {
            name: string;
            /** @default null */
            lead: string | null;
            /** @default null */
            specialty: components["schemas"]["Specialty"] | null;
            /** @default null */
            beds: number | null;
            /** @default null */
            description: string | null;
        };
        SaveProofInput: {
            /** @enum {string} */
            kind: "certificate" | "approbation" | "specialist" | "radiation_protection" | "measles" | "life_support" | "training_points" | "police_clearance" | "language" | "other";
            title: string;
            issuedOn: string | null;
            expiresOn: string | null;
            points: number | null;
            pointsNeeded: number | null;
            fileId: string | null;
        };
        SavedEmployer: {
            note: string;
            /** Format: date-time */
            savedAt: string;
            employer: components["schemas"]["EmployerItem"];
            newJobs: number;
        };
        SavedEmployers: {
            items: components["schemas"]["SavedEmployer"][];
            total: number;
            page: number;
            pageSize: number;
        };
        SavedJob: {
            note: string;
            /** Format: date-time */
            savedAt: string;
            job: components["schemas"]["JobItem"];
            /** @enum {string} */
            state: "open" | "paused" | "ended";
            applyMethod: components["schemas"]["ApplyMethod"];
            /** Format: date-time */
            validThrough: string;
            similar: components["schemas"]["JobItem"][];
        };
        SavedJobs: {
            items: components["schemas"]["SavedJob"][];
            total: number;
            page: number;
            pageSize: number;
        };
        SeekerProfile: {
            data: components["schemas"]["SeekerProfileData"];
            files: components["schemas"]["ProfileFile"][];
            proofs: components["schemas"]["Proof"][];
            remindsOfProofs: boolean;
            missing: {
                item: components["schemas"]["ProfileItem"];
                points: number;
            }[];
            hiddenItems: components["schemas"]["ProfileItem"][];
            updatedAt: string | null;
        };
        SeekerProfileData: {
            occupations: string[];
            specialties: components["schemas"]["Specialty"][];
            departments: string[];
            level: string | null;
            licence: ("approbation" | "permit" | "state_title" | "diploma" | "pending") | null;
            yearsOfExperience: number | null;
            experience: {
                position: string;
                employer: string;
                department: string;
                from: string | null;
                to: string | null;
                text: string;
            }[];
            education: {
                title: string;
                school: string;
                year: number | null;
            }[];
            languages: {
                /** @enum {string} */
                language: "de" | "en" | "fr" | "it" | "tr" | "ar" | "pl" | "ru" | "uk" | "ro" | "hr" | "sr" | "bs" | "sq" | "es" | "pt" | "el" | "hu" | "cs" | "sk" | "bg" | "nl" | "fa" | "vi" | "hi" | "tl" | "zh" | "ja" | "ko" | "ka" | "hy" | "ur" | "ta" | "ku" | "sl" | "lt" | "lv" | "et" | "sv" | "da";
                level: ("A1" | "A2" | "B1" | "B2" | "C1" | "C2" | "native") | null;
            }[];
            skills: string[];
            phone: string | null;
            location: string | null;
            radiusKm: number | null;
            countries: components["schemas"]["Country"][];
            employmentTypes: ("full_time" | "part_time" | "temporary" | "freelance" | "internship")[];
            hoursMin: number | null;
            hoursMax: number | null;
            remote: components["schemas"]["RemoteOption"][];
            earliestStart: string | null;
            payWish: {
                amount: number;
                /** @enum {string} */
                currency: "EUR" | "CHF";
            } | null;
            week: components["schemas"]["OwnWeek"] | null;
            maxNightsPerMonth: number | null;
            freeWeekendsOfFour: number | null;
        };
        SendMessageInput: {
            text: string;
            clientId: string;
            fileIds?: string[];
            proposal?: components["schemas"]["ProposeDatesInput"];
        };
        SentProfile: {
            occupations: string[];
            specialties: components["schemas"]["Specialty"][];
            departments: string[];
            level: string | null;
            licence: ("approbation" | "permit" | "state_title" | "diploma" | "pending") | null;
            yearsOfExperience: number | null;
            experience: {
                position: string;
                employer: string;
                department: string;
                from: string | null;
                to: string | null;
                text: string;
            }[];
            education: {
                title: string;
                school: string;
                year: number | null;
            }[];
            languages: {
                /** @enum {string} */
                language: "de" | "en" | "fr" | "it" | "tr" | "ar" | "pl" | "ru" | "uk" | "ro" | "hr" | "sr" | "bs" | "sq" | "es" | "pt" | "el" | "hu" | "cs" | "sk" | "bg" | "nl" | "fa" | "vi" | "hi" | "tl" | "zh" | "ja" | "ko" | "ka" | "hy" | "ur" | "ta" | "ku" | "sl" | "lt" | "lv" | "et" | "sv" | "da";
                level: ("A1" | "A2" | "B1" | "B2" | "C1" | "C2" | "native") | null;
            }[];
            skills: string[];
            employmentTypes: ("full_time" | "part_time" | "temporary" | "freelance" | "internship")[];
            hoursMin: number | null;
            hoursMax: number | null;
            earliestStart: string | null;
            week: components["schemas"]["OwnWeek"] | null;
            maxNightsPerMonth: number | null;
            freeWeekendsOfFour: number | null;
        };
        /** @enum {string} */
        Shift: "early" | "day" | "late" | "night";
        /** @enum {string} */
        ShiftWish: "like" | "ok" | "no";
        SimilarJobs: {
            job: {
                title: string;
                employer: {
                    /** Format: uuid */
                    id: string;
                    name: string;
                    type: components["schemas"]["EmployerType"];
                };
                category: components["schemas"]["JobCategory"];
                city: string;
            };
            items: components["schemas"]["JobItem"][];
        };
        /** @enum {string} */
        Specialty: "general_medicine" | "surgery" | "internal_medicine" | "cardiology" | "neurology" | "orthopedics" | "pediatrics" | "psychiatry" | "radiology" | "physiotherapy";
        StartGuestApplicationInput: {
            /** @enum {string} */
            kind?: "full" | "short";
            message?: string;
            fileIds?: string[];
            answers?: components["schemas"]["JobAnswerInput"][];
            applicant: {
                fullName: string;
                phone?: string | null;
                occupation?: string | null;
                location?: string | null;
            };
            callbackTime?: string;
            email: string;
            /** @constant */
            acceptsTerms: true;
        };
        StoredFile: {
            /** Format: uuid */
            id: string;
            name: string;
            /** @enum {string} */
            type: "pdf" | "docx" | "odt" | "jpg" | "png";
            bytes: number;
            /** Format: date-time */
            createdAt: string;
        };
        StoredFiles: {
            items: components["schemas"]["StoredFile"][];
        };
        SubmitApplication: {
            /** @enum {string} */
            kind?: "full" | "short";
            message?: string;
            fileIds?: string[];
            answers?: components["schemas"]["JobAnswer"][];
            applicant?: components["schemas"]["ChangedApplicant"];
            callbackTime?: string;
        };
        SubmitApplicationInput: {
            /** @enum {string} */
            kind?: "full" | "short";
            message?: string;
            fileIds?: string[];
            answers?: components["schemas"]["JobAnswerInput"][];
            applicant?: components["schemas"]["ChangedApplicantInput"];
            callbackTime?: string;
        };
        SubscribeGuestAlertInput: {
            name: string;
            query: string;
            email: string;
            /** @default daily */
            frequency: components["schemas"]["AlertFrequency"];
            /** @default de */
            language: components["schemas"]["Language"];
        };
        SubscribeNewsletterInput: {
            email: string;
            /** @default weekly */
            frequency: components["schemas"]["NewsletterFrequency"];
            /** @default de */
            language: components["schemas"]["Language"];
        };
        SuggestionList: {
            items: {
                /** @enum {string} */
                kind: "occupation" | "field" | "employer" | "place";
                text: string;
                count?: number;
            }[];
        };
        TableInfoInput: {
            table_name: string;
        };
        Tariff: {
            name: string;
            grade: string | null;
            steps: string | null;
        };
        Testimonial: {
            /** Format: uuid */
            id: string;
            quote: string;
            name: string;
            role: string;
            city: string;
            /** @enum {string} */
            audience: "seeker" | "employer";
            week: components["schemas"]["Week"] | null;
        };
        Understood: {
            /** @enum {string} */
            kind: "occupation" | "level" | "specialty" | "department" | "employer" | "word" | "phrase" | "excluded" | "location" | "radius" | "country" | "employmentType" | "shift" | "withoutShift" | "weekendFree" | "remote" | "contract" | "salaryMin" | "salaryMax" | "unsearchable";
            text: string;
            value?: string;
            /** @default [] */
            also: string[];
            corrected?: string;
            isLeftOut?: boolean;
            without: string;
        };
        Week: (components["schemas"]["DutyCell"] | null)[];
        WeekInput: (components["schemas"]["DutyCellInput"] | null)[];
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
