import { type DocBits, wordsFor } from './doc-bits.ts';
import type { FactStore } from './fact-store.ts';

/**
 * Where an answer is worked out: a list of docs, their points and a bit for every doc there is. Of a million docs these
 * are six megabytes, which one answer hands to the next instead of leaving them to be collected.
 */
export type AnswerRoom = { docs: Uint32Array; points: Uint16Array; bits: DocBits };

/** Answers hardly ever overlap: only those that wait for the database half-way do. */
const MOST_KEPT = 1;
const keptRooms = new WeakMap<FactStore, AnswerRoom[]>();

/** Whoever takes a room gives it back, and keeps nothing that lies in it. */
export function takeRoom(store: FactStore): AnswerRoom {
  const kept = keptRooms.get(store) ?? [];
  keptRooms.set(store, kept);
  const room = kept.pop();
  if (room && room.docs.length >= store.size) return room;
  const capacity = store.isPublished.length;
  return {
    docs: new Uint32Array(capacity),
    points: new Uint16Array(capacity),
    bits: new Uint32Array(wordsFor(capacity)),
  };
}

export function giveBack(store: FactStore, room: AnswerRoom): void {
  const kept = keptRooms.get(store);
  if (kept && kept.length < MOST_KEPT) kept.push(room);
}
