// The rooms of this process, loaded when somebody asks for them and let go when nobody does.
import type { Storage } from '../storage/storage.ts';
import { Checkpoints } from './checkpoints.ts';
import { Room } from './room.ts';

export class Rooms {
  readonly #storage: Storage;
  readonly #most: number;
  readonly #checkpoints: Checkpoints;
  /** In the order of their last use. */
  readonly #rooms = new Map<string, Promise<Room | null>>();

  constructor(storage: Storage, most: number) {
    this.#storage = storage;
    this.#most = most;
    this.#checkpoints = new Checkpoints(storage);
  }

  get size(): number {
    return this.#rooms.size;
  }

  async get(id: string): Promise<Room | null> {
    const known = this.#rooms.get(id);
    if (known !== undefined) {
      this.#rooms.delete(id);
      this.#rooms.set(id, known);
      return known;
    }
    const loading = Room.load(this.#storage, this.#checkpoints, id);
    this.#rooms.set(id, loading);
    try {
      const room = await loading;
      if (room === null) this.#rooms.delete(id);
      else await this.#letGo();
      return room;
    } catch (error) {
      this.#rooms.delete(id);
      throw error;
    }
  }

  /** Resolves when every snapshot is written that was due. */
  idle(): Promise<void> {
    return this.#checkpoints.idle();
  }

  /** The room if it is in memory. */
  async peek(id: string): Promise<Room | null> {
    return (await this.#rooms.get(id)) ?? null;
  }

  /** The room for whoever reads it once: it takes no place from those that are in use. */
  async look(id: string): Promise<Room | null> {
    return (await this.peek(id)) ?? Room.load(this.#storage, this.#checkpoints, id);
  }

  /** All rooms in memory. */
  async all(): Promise<Room[]> {
    const rooms = await Promise.all(this.#rooms.values());
    return rooms.filter((room) => room !== null);
  }

  /** Forgets the rooms that were used longest ago, unless somebody is looking on. */
  async #letGo(): Promise<void> {
    for (const [id, loading] of this.#rooms) {
      if (this.#rooms.size <= this.#most) return;
      const room = await loading;
      if (room === null || room.listeners.size === 0) this.#rooms.delete(id);
    }
  }
}
