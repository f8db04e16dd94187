/** Minutes since midnight of `HH:mm`. */
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

export const timeOf = (minutes: number): string => {
  const wrapped = ((minutes % 1440) + 1440) % 1440;
  return `${String(Math.floor(wrapped / 60)).padStart(2, '0')}:${String(wrapped % 60).padStart(2, '0')}`;
};

export const addMinutes = (time: string, minutes: number): string => timeOf(minutesOf(time) + minutes);

export const roundTo = (time: string, step: number): string => timeOf(Math.round(minutesOf(time) / step) * step);
