CREATE TABLE "hidden_agencies" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"hidden_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hidden_employers" (
	"user_id" uuid NOT NULL,
	"employer_id" uuid NOT NULL,
	"hidden_at" timestamp with time zone NOT NULL,
	CONSTRAINT "hidden_employers_user_id_employer_id_pk" PRIMARY KEY("user_id","employer_id")
);
--> statement-breakpoint
ALTER TABLE "employers" ADD COLUMN "is_agency" boolean GENERATED ALWAYS AS (name ~* 'Personaldienst|Personalvermittlung|Zeitarbeit|Leiharbeit|Leasing|Arbeitnehmerüberlassung|Staffing Agency|Temporary Employment Agency|Temp Agency') STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "hidden_agencies" ADD CONSTRAINT "hidden_agencies_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_employers" ADD CONSTRAINT "hidden_employers_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_employers" ADD CONSTRAINT "hidden_employers_employer_id_employers_id_fk" FOREIGN KEY ("employer_id") REFERENCES "public"."employers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hidden_employers_employer" ON "hidden_employers" USING btree ("employer_id");