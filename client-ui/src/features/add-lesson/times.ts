const two = (number: number) => String(number).padStart(2, '0');
const minutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

type Hours = { readonly min: string; readonly max: string; readonly step: number };

/** Times to choose from, and the one that was asked for even where it is not among them. */
export const timesOf = ({ min, max, step }: Hours, asked: string): readonly string[] => {
  const times: string[] = [];
  for (let at = minutes(min); at < minutes(max); at += Math.max(5, step))
    times.push(`${two(Math.floor(at / 60))}:${two(at % 60)}`);
  return asked === '' || times.includes(asked) ? times : [...times, asked].sort();
};
