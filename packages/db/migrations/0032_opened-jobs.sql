CREATE TABLE "opened_jobs" (
	"user_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	CONSTRAINT "opened_jobs_user_id_job_id_pk" PRIMARY KEY("user_id","job_id")
);
--> statement-breakpoint
ALTER TABLE "opened_jobs" ADD CONSTRAINT "opened_jobs_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opened_jobs" ADD CONSTRAINT "opened_jobs_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "opened_jobs_job" ON "opened_jobs" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "opened_jobs_opened" ON "opened_jobs" USING btree ("opened_at");