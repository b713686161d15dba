import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';

type Message = { role: string; content?: unknown; tool_calls?: unknown };
export type AiRequest = { messages: Message[]; tools?: { function: { name: string } }[]; stream?: boolean };
type Answer = (response: ServerResponse, request: AiRequest) => void | Promise<void>;

/** Starts a server on loopback that speaks the chat protocol of OpenAI; what it answers is scripted call by call. */
export async function startAiProvider() {
  const requests: AiRequest[] = [];
  let answers: Answer[] = [];
  const server = createServer(async (request, response) => {
    const body = JSON.parse(await readBody(request)) as AiRequest;
    requests.push(body);
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    await (answer ?? fails(500))(response, body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const stop = () =>
    new Promise<void>((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    });
  afterAll(stop);
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    requests,
    stop,
    /** The last one is given again and again. */
    script(...next: Answer[]) {
      answers = next;
      requests.length = 0;
    },
  };
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

function begin(response: ServerResponse) {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  return (delta: object, finish: string | null = null, usage?: object) =>
    response.write(
      `data: ${JSON.stringify({ id: 'c1', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta, finish_reason: finish }], ...(usage ? { usage } : {}) })}\n\n`,
    );
}

const USAGE = { prompt_tokens: 400, completion_tokens: 100, total_tokens: 500 };

export const says =
  (...words: string[]): Answer =>
  (response) => {
    const write = begin(response);
    for (const content of words) write({ role: 'assistant', content });
    write({}, 'stop', USAGE);
    response.end('data: [DONE]\n\n');
  };

/** Answers, and reports these tokens. */
export const usesTokens =
  (input: number, output: number, words = 'Was suchen Sie?'): Answer =>
  (response) => {
    const write = begin(response);
    write({ role: 'assistant', content: words });
    write({}, 'stop', { prompt_tokens: input, completion_tokens: output, total_tokens: input + output });
    response.end('data: [DONE]\n\n');
  };

export const calls =
  (name: string, input: object): Answer =>
  (response) => {
    const write = begin(response);
    const call = { index: 0, id: 'call_1', type: 'function', function: { name, arguments: JSON.stringify(input) } };
    write({ role: 'assistant', tool_calls: [call] });
    write({}, 'tool_calls', USAGE);
    response.end('data: [DONE]\n\n');
  };

export const fails =
  (status: number): Answer =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ error: { message: 'no' } }));
  };

/** Some words, and then the connection is gone. */
export const breaksAfter =
  (words: string): Answer =>
  (response) => {
    begin(response)({ role: 'assistant', content: words });
    setImmediate(() => response.destroy());
  };

/** Holds the connection open and says nothing. */
export const staysSilent = (): Answer => (response) => {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.flushHeaders();
};

export const answersRubbish = (): Answer => (response) => {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.end('data: {"choices": "no list"}\n\ndata: not json\n\n');
};
