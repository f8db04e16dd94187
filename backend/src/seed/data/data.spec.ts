import { readFileSync } from 'node:fs';
import path from 'node:path';

interface Slot {
  weekday: string;
  start: string;
  section: string;
  instructor: string;
  location: string;
  riders: number;
  extra?: { task: string; staff: string }[];
}
interface Barn {
  programs: { key: string }[];
  locations: { key: string }[];
  products: { key: string; price: string; count: number; program: string }[];
  instructors: { key: string }[];
  helpers: { key: string }[];
  tasks: { key: string }[];
  tacks: { key: string }[];
  horses: { name: string; tack: string; height: string; levels: string[]; maxKg: number; riderCm: [number, number] }[];
  sections: {
    key: string;
    duration: number;
    maxRiders: number;
    levels: string[];
    program: string;
    single: string;
    package: string;
    location: string;
    instructor: string;
  }[];
  timetable: Slot[];
}

const read = (name: string) => JSON.parse(readFileSync(path.join(import.meta.dirname, name), 'utf8')) as Barn;
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
      // What is bought for a section pays for its program, and for no other.
      for (const key of [section.single, section.package])
        expect(barn.products.find((product) => product.key === key)?.program).toBe(section.program);
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
    const staff = ({ instructor, extra = [] }: Slot) => [instructor, ...extra.map((helper) => helper.staff)];
    expect(
      pairs.filter(
        ([one, other]) => one.location === other.location || staff(one).some((key) => staff(other).includes(key)),
      ),
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

  it('has a horse of some size for every level that it teaches, and puts nobody heavy on a pony', () => {
    const hands = (height: string) => Number.parseFloat(height);
    for (const level of barn.sections.flatMap(({ levels }) => levels))
      expect(barn.horses.filter(({ levels }) => levels.includes(level)).length).toBeGreaterThan(1);
    expect(barn.horses.filter(({ height, maxKg }) => hands(height) < 14 && maxKg > 65)).toEqual([]);
    expect(barn.horses.filter(({ riderCm: [least, most] }) => least >= most)).toEqual([]);
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
  ]).toEqual([8, 12, 6, 11, 24, 8]);
  expect([barn.timetable.length, on('tuesday'), on('saturday'), on('sunday')]).toEqual([65, 14, 16, 0]);
});
