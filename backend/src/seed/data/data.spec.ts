import { readFileSync } from 'node:fs';
import path from 'node:path';

interface Slot {
  weekday: string;
  start: string;
  section: string;
  instructor: string;
  location: string;
  riders: number;
}
interface Barn {
  programs: { key: string }[];
  locations: { key: string }[];
  products: { key: string; price: string; count: number }[];
  instructors: { key: string }[];
  tacks: { key: string }[];
  horses: { name: string; tack: string }[];
  sections: {
    key: string;
    duration: number;
    maxRiders: number;
    program: string;
    single: string;
    package: string;
    location: string;
    instructor: string;
  }[];
  timetable: Slot[];
}

const read = (name: string) => JSON.parse(readFileSync(path.join(__dirname, name), 'utf8')) as Barn;
const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

describe.each(['maple-hill.json', 'lakeside.json'])('%s', (name) => {
  const barn = read(name);
  const keys = (rows: { key: string }[]) => rows.map((row) => row.key);
  const end = (slot: Slot) =>
    minutes(slot.start) + barn.sections.find((section) => section.key === slot.section)!.duration;
  const overlap = (one: Slot, other: Slot) =>
    one.weekday === other.weekday && minutes(one.start) < end(other) && minutes(other.start) < end(one);
  const pairs = barn.timetable.flatMap((one, index) =>
    barn.timetable
      .slice(index + 1)
      .filter((other) => overlap(one, other))
      .map((other) => [one, other] as const),
  );

  it('refers only to what it names', () => {
    for (const section of barn.sections) {
      expect(keys(barn.programs)).toContain(section.program);
      expect(keys(barn.products)).toEqual(expect.arrayContaining([section.single, section.package]));
      expect(keys(barn.locations)).toContain(section.location);
      expect(keys(barn.instructors)).toContain(section.instructor);
    }
    for (const slot of barn.timetable) {
      expect(keys(barn.sections)).toContain(slot.section);
      expect(keys(barn.locations)).toContain(slot.location);
      expect(keys(barn.instructors)).toContain(slot.instructor);
    }
    for (const horse of barn.horses) expect(keys(barn.tacks)).toContain(horse.tack);
  });

  it('sends nobody to two lessons at once, and no two lessons to one place', () => {
    expect(
      pairs.filter(([one, other]) => one.instructor === other.instructor || one.location === other.location),
    ).toEqual([]);
  });

  it('has a place for every rider, and a horse for every rider at the busiest moment', () => {
    for (const slot of barn.timetable)
      expect(slot.riders).toBeLessThanOrEqual(barn.sections.find((section) => section.key === slot.section)!.maxRiders);
    for (const slot of barn.timetable) {
      const atOnce = barn.timetable.filter(
        (other) => overlap(slot, other) && minutes(other.start) <= minutes(slot.start),
      );
      expect(atOnce.reduce((sum, { riders }) => sum + riders, 0)).toBeLessThanOrEqual(barn.horses.length);
    }
  });

  it('keeps to the day, from nine to eight in the evening', () => {
    for (const slot of barn.timetable)
      expect([minutes(slot.start) >= 9 * 60, end(slot) <= 20 * 60]).toEqual([true, true]);
  });

  it('names every horse once, and prices to the cent', () => {
    expect(new Set(barn.horses.map((horse) => horse.name)).size).toBe(barn.horses.length);
    for (const product of barn.products) expect(product.price).toMatch(/^\d+\.\d\d$/);
  });
});

it('is as big as a real riding school', () => {
  const barn = read('maple-hill.json');
  const on = (weekday: string) => barn.timetable.filter((slot) => slot.weekday === weekday).length;
  expect([
    barn.programs.length,
    barn.sections.length,
    barn.locations.length,
    barn.products.length,
    barn.horses.length,
    barn.instructors.length,
  ]).toEqual([5, 12, 6, 8, 24, 8]);
  expect([barn.timetable.length, on('tuesday'), on('saturday'), on('sunday')]).toEqual([65, 14, 16, 0]);
});
