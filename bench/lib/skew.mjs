/** Chance that falls the same way in every run (mulberry32). */
export function seeded(state) {
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Chooses among things: each alike, or the first of them half of the time. */
export function chooser(things, { skewed, seed = 7 }) {
  const random = seeded(seed);
  return () => (skewed && random() < 0.5 ? things[0] : things[Math.floor(random() * things.length)]);
}
