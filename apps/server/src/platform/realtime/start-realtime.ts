import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import {
  type RealtimeEvent,
  realtimeEventSchema,
  sessionEndedSchema,
} from '@stellenvisite/contract/platform/realtime.schema';
import type { Actor } from '@stellenvisite/core/context';
import { DomainError } from '@stellenvisite/core/domain-error';
import { networkOf } from '@stellenvisite/core/platform/rate-limits/network-of';
import { REALTIME_CHANNEL } from '@stellenvisite/core/platform/realtime/publish-event';
import { requirePermission } from '@stellenvisite/core/require-permission';
import type { FastifyBaseLogger } from 'fastify';
import { Counter, Gauge } from 'prom-client';
import { Server, type Socket } from 'socket.io';
import { z } from 'zod';
import type { App } from '../../app.ts';
import { createContext, type Services } from '../../context.ts';
import { type Connections, type Listening, listenToDatabase } from '../../database/listen-to-database.ts';
import { checkToken } from '../../http/actor.ts';

type EventOptions = {
  pool: Connections;
  log: Pick<FastifyBaseLogger, 'warn'>;
  onEvent: (event: RealtimeEvent) => void;
  /** A session was deleted, for whatever reason; a trigger of its table says so. */
  onSessionEnd?: (sessionId: string) => void;
  /** Listening begins, for the first time or again: what came before was not heard. */
  onGap?: () => void;
};

const HEARTBEAT_MS = 30_000;
/** A connection that shows no valid token within this time is closed. */
const SIGN_IN_MS = 10_000;
/** A browser opens one for all its tabs. */
const MAX_CONNECTIONS_PER_PERSON = 10;
const MAX_CONNECTIONS = 20_000;
/** Of one network, while they have shown no token. */
const MAX_UNSIGNED_PER_NETWORK = 50;
/** Browsers send nothing but their token. */
const MAX_MESSAGE_BYTES = 10_000;

const userRoom = (userId: string) => `user:${userId}`;
const sessionRoom = (sessionId: string) => `session:${sessionId}`;

type ServerEvents = Record<RealtimeEvent['name'], (event: { recordId: string }) => void>;
/** Browsers send no events: what they do goes through the API. */
type ClientEvents = Record<string, never>;
type Signed = { actor: Actor; expiresAt: number };
type Io = Server<ClientEvents, ServerEvents, Record<string, never>, Signed>;
type SignedSocket = Socket<ClientEvents, ServerEvents, Record<string, never>, Signed>;

type RealtimeOptions = {
  app: App;
  publicUrl: string;
  services: Services;
  pool: Connections;
  /** Addresses of proxies, as the server itself reads them. */
  trustProxy?: string | false;
};

/**
 * Tells open pages at once what is published, on the port of the server itself. Every process hears every event from
 * PostgreSQL and passes it on to its own connections, so any number of processes may serve (docs/decisions/025).
 */
export async function startRealtime(options: RealtimeOptions): Promise<void> {
  const { app, publicUrl, services, pool, trustProxy = false } = options;
  const unsigned = createUnsignedCount(trustProxy);
  let isClosing = false;
  const mayConnect = (request: IncomingMessage) =>
    !isClosing &&
    io.engine.clientsCount < MAX_CONNECTIONS &&
    isOwnOrigin(request.headers, publicUrl) &&
    unsigned.hasRoom(request);
  const io: Io = new Server(app.server, {
    path: '/socket.io',
    serveClient: false,
    pingInterval: HEARTBEAT_MS,
    connectTimeout: SIGN_IN_MS,
    maxHttpBufferSize: MAX_MESSAGE_BYTES,
    allowRequest: (request, decide) => decide(null, mayConnect(request)),
  });
  io.engine.on('connection', unsigned.add);
  io.use((socket, next) => {
    signIn(io, services, socket).then(
      () => next(),
      (error: unknown) => next(toRefusal(app, error)),
    );
  });
  io.on('connection', (socket) => {
    unsigned.remove(socket.conn);
    staySignedIn(socket, services.now());
    // A session that ended while it was signing in was not cut off then.
    requireSession(services, socket.data.actor).catch(() => socket.disconnect(true));
  });

  const count = countRealtime(app, io);
  const listening = await listenToEvents({
    pool,
    log: app.log,
    onEvent({ name, userId, recordId }) {
      io.local.to(userRoom(userId)).emit(name, { recordId });
      count(name);
    },
    onSessionEnd: (sessionId) => io.local.in(sessionRoom(sessionId)).disconnectSockets(true),
    // Browsers connect again by themselves, show their token again and ask for what they have missed.
    onGap: () => closeConnections(io),
  });
  app.addHook('preClose', async () => {
    isClosing = true;
    await listening.stop();
    closeConnections(io);
    io.engine.close();
  });
}

type EngineSocket = SignedSocket['conn'];

/** Counts the connections of each network that have shown no valid token yet. */
function createUnsignedCount(trustProxy: string | false) {
  const trust = trustProxy ? proxyAddr.compile(trustProxy.split(',').map((entry) => entry.trim())) : () => false;
  const networks = new Map<string, Set<EngineSocket>>();
  const keyOf = (request: IncomingMessage) => networkOf(proxyAddr(request, trust));
  const remove = (connection: EngineSocket) => {
    const key = keyOf(connection.request);
    const others = networks.get(key);
    others?.delete(connection);
    if (others?.size === 0) networks.delete(key);
  };
  return {
    hasRoom: (request: IncomingMessage) => (networks.get(keyOf(request))?.size ?? 0) < MAX_UNSIGNED_PER_NETWORK,
    remove,
    add(connection: EngineSocket) {
      const key = keyOf(connection.request);
      const others = networks.get(key) ?? new Set();
      // Handshakes that began at the same moment have all found room.
      if (others.size >= MAX_UNSIGNED_PER_NETWORK) return connection.close(true);
      networks.set(key, others.add(connection));
      connection.once('close', () => remove(connection));
    },
  };
}

const tokenSchema = z.object({ token: z.string().max(8_000) });

async function signIn(io: Io, services: Services, socket: SignedSocket): Promise<void> {
  const shown = tokenSchema.safeParse(socket.handshake.auth);
  if (!shown.success) throw new DomainError('auth.required');
  const { actor, expiresAt } = await checkToken(services.auth.keys, shown.data.token, services.now);
  await requireSession(services, actor);
  const others = await io.local.in(userRoom(actor.userId)).fetchSockets();
  if (others.length >= MAX_CONNECTIONS_PER_PERSON) throw new DomainError('request.rate_limited');
  socket.data = { actor, expiresAt };
  await socket.join([userRoom(actor.userId), sessionRoom(actor.sessionId)]);
}

/** The token's session must be alive at this moment, as for every call of the API. */
const requireSession = (services: Services, actor: Actor) =>
  requirePermission({ ...createContext(services), actor }, 'notification.read');

/** Browsers get the code alone, as by the API. */
function toRefusal(app: App, error: unknown): Error {
  if (error instanceof DomainError) return Object.assign(new Error(error.code), { data: { code: error.code } });
  app.log.error({ err: error }, 'realtime sign-in failed');
  return Object.assign(new Error('server.unexpected'), { data: { code: 'server.unexpected' } });
}

/** Until the token expires: then the browser connects again with its renewed one. */
function staySignedIn(socket: SignedSocket, now: Date): void {
  const expiry = setTimeout(() => socket.conn.close(), socket.data.expiresAt - now.getTime());
  socket.on('disconnect', () => clearTimeout(expiry));
  socket.onAny(() => socket.disconnect(true));
}

/** Without a farewell, so that browsers take it for a lost connection and connect again. */
function closeConnections(io: Io): void {
  for (const socket of io.of('/').sockets.values()) socket.conn.close();
}

function countRealtime(app: App, io: Io): (name: RealtimeEvent['name']) => void {
  new Gauge({
    name: 'realtime_connections',
    help: 'Open realtime connections of this process',
    registers: [app.metrics],
    collect() {
      this.set(io.engine.clientsCount);
    },
  });
  const events = new Counter({
    name: 'realtime_events_total',
    help: 'Events heard from the database, by name',
    labelNames: ['name'],
    registers: [app.metrics],
  });
  return (name) => events.inc({ name });
}

/**
 * Whether a page of ours asks: the site's own address, or the one the request itself came to. Other programs than
 * browsers send no origin; they need a token like everybody.
 */
export function isOwnOrigin({ origin, host }: IncomingHttpHeaders, publicUrl: string): boolean {
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const asking = new URL(origin);
  return asking.origin === new URL(publicUrl).origin || asking.host === host;
}

/** Hears what any process publishes, once its transaction is committed. What is no event of ours is logged and dropped. */
export function listenToEvents({ pool, log, onEvent, onSessionEnd, onGap }: EventOptions): Promise<Listening> {
  return listenToDatabase({
    pool,
    channel: REALTIME_CHANNEL,
    log,
    onNotification(payload) {
      if (payload === undefined) return onGap?.();
      const value = readJson(payload);
      const event = realtimeEventSchema.safeParse(value);
      if (event.success) return onEvent(event.data);
      const ended = sessionEndedSchema.safeParse(value);
      if (ended.success) return onSessionEnd?.(ended.data.sessionId);
      log.warn({ channel: REALTIME_CHANNEL }, 'a notification is no event');
    },
  });
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
