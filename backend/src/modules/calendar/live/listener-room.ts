import { tooMany } from '../../../platform/errors/refusal.js';

export interface MostListeners {
  process: number;
  barn: number;
  account: number;
}

const FULL = 'Too many screens listen to changes. They go on without.';
const FULL_ACCOUNT = 'This sign-in listens to changes on too many screens. They go on without.';

/** Counts the streams of this process; room is taken before anything is read, so that many who come at once do not all get one. */
export class ListenerRoom {
  private readonly taken = new Map<string, number>();

  constructor(private readonly most: MostListeners) {}

  take(farmId: string, loginId: string): () => void {
    const { process, barn, account } = this.most;
    const places = ['process', `barn ${farmId}`, `account ${loginId}`];
    if (this.count(places[2]) >= account) throw tooMany(FULL_ACCOUNT);
    if (this.count(places[0]) >= process || this.count(places[1]) >= barn) throw tooMany(FULL);
    for (const place of places) this.taken.set(place, this.count(place) + 1);
    let isTaken = true;
    return () => {
      if (isTaken) for (const place of places) this.free(place);
      isTaken = false;
    };
  }

  private count(place = '') {
    return this.taken.get(place) ?? 0;
  }

  private free(place: string) {
    const left = this.count(place) - 1;
    if (left > 0) this.taken.set(place, left);
    else this.taken.delete(place);
  }
}
