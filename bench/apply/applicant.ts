import { createHash } from 'node:crypto';

export type Applicant = { email: string; token: string };
export type Sent = { applicationId: string; fileId: string; uploadMs: number; applyMs: number };

const PASSWORD = 'Nachtdienst7!';

/** Somebody who has just signed up; the server of the benchmark believes any address. */
export async function signUp(url: string, email: string): Promise<Applicant> {
  const answer = await fetch(`${url}/auth/v1/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD, data: { role: 'job_seeker', full_name: 'Jana Albrecht' } }),
  });
  const { access_token: token } = (await answer.json()) as { access_token?: string };
  if (!token) throw new Error(`${email} could not sign up: ${answer.status}`);
  return { email, token };
}

/** Returns an own document for everybody, so that none can stand in for another. */
export function documentOf(seed: string, bytes: number): Buffer {
  const head = `%PDF-1.7\n%${seed}\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%`;
  const tail = '\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n';
  const filling = createHash('sha256').update(seed).digest('hex');
  const length = bytes - head.length - tail.length;
  return Buffer.from(head + filling.repeat(Math.ceil(length / filling.length)).slice(0, length) + tail);
}

/** As the page does it: an upload that could be resumed, then the application with it. */
export async function applyWithUpload(
  url: string,
  { token }: Applicant,
  jobId: string,
  document: Buffer,
): Promise<Sent> {
  const authorization = `Bearer ${token}`;
  const startedAt = performance.now();
  const fileId = await upload(url, authorization, document);
  const uploadedAt = performance.now();
  const answer = await fetch(`${url}/api/jobs/${jobId}/applications`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ message: 'Ich freue mich auf Ihre Antwort.', fileIds: [fileId] }),
  });
  if (answer.status !== 201) throw new Error(`not sent: ${answer.status} ${await answer.text()}`);
  const { id } = (await answer.json()) as { id: string };
  const done = performance.now();
  return { applicationId: id, fileId, uploadMs: uploadedAt - startedAt, applyMs: done - uploadedAt };
}

async function upload(url: string, authorization: string, document: Buffer): Promise<string> {
  const tus = { authorization, 'tus-resumable': '1.0.0' };
  const created = await fetch(`${url}/api/uploads`, {
    method: 'POST',
    headers: {
      ...tus,
      'upload-length': String(document.length),
      'upload-metadata': `filename ${Buffer.from('Lebenslauf.pdf').toString('base64')}`,
    },
  });
  const address = created.headers.get('location');
  if (created.status !== 201 || !address) throw new Error(`no upload: ${created.status}`);
  const answer = await fetch(new URL(address, url), {
    method: 'PATCH',
    headers: { ...tus, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
    body: new Uint8Array(document),
  });
  if (answer.status !== 204) throw new Error(`not uploaded: ${answer.status} ${await answer.text()}`);
  return address.split('/').at(-1) ?? '';
}
