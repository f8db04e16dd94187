const FROM_HOUR = 9;

/** By the barn's clock: what is charged or released by itself is so when its family reads of it in the daytime. */
export const isDaytime = ({ hour }: { hour: number }) => hour >= FROM_HOUR;
