/** Returns a sample to copy, with the origin of this site. All samples are the same in every language. */
export const quickStart = (origin: string) => `curl ${origin}/api/v1/ats/jobs \\
  -H "Authorization: Bearer svk_…"`;

export const putJob = (origin: string) => `curl -X PUT ${origin}/api/v1/ats/jobs/REQ-2041 \\
  -H "Authorization: Bearer svk_…" \\
  -H "Content-Type: application/json" \\
  -H "Idempotency-Key: 7d1c9a52" \\
  -d '{
    "title": "Pflegefachkraft Intensivstation (m/w/d)",
    "category": "nursing",
    "employmentType": "full_time",
    "experienceLevel": "mid",
    "location": { "street": null, "postalCode": "50937", "city": "Köln", "country": "DE" },
    "introHtml": "<p>Wir suchen …</p>",
    "salary": { "min": 3600, "max": 4400, "currency": "EUR", "period": "month" },
    "duty": { "shifts": ["early", "late", "night"] },
    "applyMethod": "here"
  }'`;

export const closeJob = (origin: string) => `curl -X POST ${origin}/api/v1/ats/jobs/REQ-2041/closing \\
  -H "Authorization: Bearer svk_…" \\
  -H "Content-Type: application/json" \\
  -d '{ "reason": "filled" }'`;

export const readApplications = (
  origin: string,
) => `curl "${origin}/api/v1/ats/applications?changedSince=2026-11-01T00:00:00Z&limit=50" \\
  -H "Authorization: Bearer svk_…"

curl ${origin}/api/v1/ats/applications/{id} \\
  -H "Authorization: Bearer svk_…"`;

export const moveApplication = (origin: string) => `curl -X POST ${origin}/api/v1/ats/applications/{id}/moves \\
  -H "Authorization: Bearer svk_…" \\
  -H "Content-Type: application/json" \\
  -H "Idempotency-Key: 0b8f2e61" \\
  -d '{ "status": "interview", "version": 3 }'`;

export const WEBHOOK_BODY = `POST /meldungen HTTP/1.1
Stellenvisite-Event: application.created
Stellenvisite-Delivery: 0198f0a0-…
Stellenvisite-Signature: t=1794744000,v1=5257a869e7ec…

{
  "id": "0198f0a0-…",
  "type": "application.created",
  "createdAt": "2026-11-15T12:00:00.000Z",
  "employerId": "…",
  "data": {
    "applicationId": "…", "jobId": "…", "status": "applied",
    "version": 1, "messageId": null, "from": null
  }
}`;

export const VERIFICATION = `import { createHmac, timingSafeEqual } from 'node:crypto';

function isFromStellenvisite(header, rawBody, secret) {
  const parts = header.split(',').map((part) => part.split('='));
  const time = Number(parts.find(([name]) => name === 't')?.[1]);
  if (Math.abs(Date.now() / 1000 - time) > 300) return false;
  const expected = createHmac('sha256', secret).update(\`\${time}.\${rawBody}\`).digest();
  return parts
    .filter(([name]) => name === 'v1')
    .map(([, signature]) => Buffer.from(signature, 'hex'))
    .some((given) => given.length === expected.length && timingSafeEqual(given, expected));
}`;

export const importFeed = (origin: string) => `import { createClient } from '@supabase/supabase-js';

const client = createClient('${origin}', 'public');
await client.auth.signInWithPassword({ email, password });

const { data } = await client.functions.invoke('xml-feed-importer', {
  body: { url: 'https://…/jobs.xml', employer_id: '…', validate_only: true },
});
// { valid, message, success, summary: { successful, duplicates, failed }, error }

const { data: rows } = await client.rpc('sync_xml_feeds_with_logging');
// [{ feed_id, feed_name, employer_id, sync_result: 'SUCCESS: …' }]`;

export const XML_FEED = `<source>
  <publisher>Stellenvisite</publisher>
  <job>
    <title><![CDATA[Pflegefachkraft Intensivstation (m/w/d)]]></title>
    <date>Sun, 15 Nov 2026 12:00:00 GMT</date>
    <referencenumber><![CDATA[0198f0a0-…]]></referencenumber>
    <url><![CDATA[https://…/jobs/0198f0a0-…]]></url>
    <company><![CDATA[Klinikum Rheinhöhe]]></company>
    <city><![CDATA[Köln]]></city>
    <country><![CDATA[DE]]></country>
    <description><![CDATA[<p>…</p>]]></description>
    <salary><![CDATA[3600 - 4400 EUR per month]]></salary>
    <jobtype><![CDATA[fulltime]]></jobtype>
    <expirationdate>Thu, 14 Jan 2027 12:00:00 GMT</expirationdate>
  </job>
</source>`;
