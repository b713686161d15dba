CREATE TABLE "saved_searches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_searches_user_query" UNIQUE("user_id","query")
);
--> statement-breakpoint
CREATE TABLE "job_classes" (
	"job_id" uuid PRIMARY KEY NOT NULL,
	"occupation" text,
	"level" text,
	"specialty" text,
	"department" text,
	"confidence" real NOT NULL,
	"reason" text NOT NULL,
	"is_corrected" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_changes" (
	"xid" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"doc" integer,
	"employer_id" uuid,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_docs" (
	"doc" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_docs_doc_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"job_id" uuid NOT NULL,
	CONSTRAINT "search_docs_job" UNIQUE("job_id")
);
--> statement-breakpoint
CREATE TABLE "search_pending" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_pending_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"job_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_postings" (
	"term" text collate "C" NOT NULL,
	"last_doc" integer NOT NULL,
	"docs" "bytea" NOT NULL,
	CONSTRAINT "search_postings_term_last_doc_pk" PRIMARY KEY("term","last_doc")
);
--> statement-breakpoint
CREATE TABLE "search_runs" (
	"last_doc" integer PRIMARY KEY NOT NULL,
	"first_doc" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_classes" ADD CONSTRAINT "job_classes_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_docs" ADD CONSTRAINT "search_docs_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_searches_user" ON "saved_searches" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "search_changes_xid" ON "search_changes" USING btree ("xid");--> statement-breakpoint
CREATE INDEX "search_changes_at" ON "search_changes" USING btree ("at");