import { createSocket } from 'node:dgram';
import dns from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';
import { Socket } from 'node:net';

export type TestResolver = {
  /** The answers for each name, in turn; the last one is repeated. */
  answers: Record<string, string[]>;
  /** The number of questions for each name. */
  questions: Record<string, number>;
  /** The addresses that connections of this process were opened to by name. */
  connectedTo: string[];
  stop(): void;
};

/**
 * Starts a DNS server on loopback that answers with a time to live of zero, and lets every lookup by name in this process ask it, whether
 * code of ours or a socket asks. No packet leaves the machine: a connection to an address that is not loopback ends before it is opened.
 *
 * The server is a few lines instead of a library because its whole answer is the question, repeated, and one record of sixteen bytes.
 */
export async function startResolver(): Promise<TestResolver> {
  const answers: TestResolver['answers'] = {};
  const questions: TestResolver['questions'] = {};
  const connectedTo: string[] = [];
  const server = createSocket('udp4').on('message', (message, { port, address }) => {
    const { name, question } = readQuestion(message);
    questions[name] = (questions[name] ?? 0) + 1;
    const known = answers[name] ?? [];
    const ip = known.length > 1 ? known.shift() : known[0];
    server.send(writeAnswer(message.subarray(0, 2), question, ip), port, address);
  });
  await new Promise<void>((resolve) => server.bind(0, '127.0.0.1', resolve));
  const resolver = new dns.promises.Resolver({ timeout: 2000, tries: 2 });
  resolver.setServers([`127.0.0.1:${server.address().port}`]);
  const restoreLookup = replaceLookup(async (hostname) =>
    (await resolver.resolve4(hostname)).map((address) => ({ address, family: 4 })),
  );
  const restoreConnect = watchConnections(connectedTo);
  return {
    answers,
    questions,
    connectedTo,
    stop() {
      restoreConnect();
      restoreLookup();
      server.close();
    },
  };
}

const HEADER_BYTES = 12;

function readQuestion(message: Buffer): { name: string; question: Buffer } {
  const labels: string[] = [];
  let at = HEADER_BYTES;
  for (let length = message[at] ?? 0; length > 0; length = message[at] ?? 0) {
    labels.push(message.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  // The end of the name, the type and the class.
  return { name: labels.join('.').toLowerCase(), question: message.subarray(HEADER_BYTES, at + 5) };
}

function writeAnswer(id: Buffer, question: Buffer, ip: string | undefined): Buffer {
  const flags = ip ? [0x81, 0x80] : [0x81, 0x83];
  const header = Buffer.from([...id, ...flags, 0, 1, 0, ip ? 1 : 0, 0, 0, 0, 0]);
  if (!ip) return Buffer.concat([header, question]);
  // A pointer to the name, type A, class IN, time to live 0, four bytes.
  const record = Buffer.from([0xc0, HEADER_BYTES, 0, 1, 0, 1, 0, 0, 0, 0, 0, 4, ...ip.split('.').map(Number)]);
  return Buffer.concat([header, question, record]);
}

type Found = { address: string; family: number }[];
type Callback = (error: Error | null, address?: string | Found, family?: number) => void;

function replaceLookup(lookup: (hostname: string) => Promise<Found>): () => void {
  const [original, originalPromise] = [dns.lookup, dns.promises.lookup];
  const byCallback = (hostname: string, options: { all?: boolean }, callback: Callback) => {
    lookup(hostname).then(
      (found) => (options.all ? callback(null, found) : callback(null, found[0]?.address, found[0]?.family)),
      (error: Error) => callback(error),
    );
  };
  const byPromise = async (hostname: string, options?: { all?: boolean }) => {
    const found = await lookup(hostname);
    return options?.all ? found : found[0];
  };
  Object.assign(dns, { lookup: byCallback });
  Object.assign(dns.promises, { lookup: byPromise });
  syncBuiltinESMExports();
  return () => {
    Object.assign(dns, { lookup: original });
    Object.assign(dns.promises, { lookup: originalPromise });
    syncBuiltinESMExports();
  };
}

function watchConnections(connectedTo: string[]): () => void {
  const { connect } = Socket.prototype;
  const watched = function (this: Socket, ...given: Parameters<Socket['connect']>) {
    this.on('lookup', (_error, address) => {
      if (!address) return;
      connectedTo.push(address);
      if (!address.startsWith('127.')) this.destroy(new Error(`${address} is outside of this machine`));
    });
    return connect.apply(this, given);
  };
  Object.assign(Socket.prototype, { connect: watched });
  return () => void Object.assign(Socket.prototype, { connect });
}
