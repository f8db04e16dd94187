import { dayAndYear } from '@/data/time/words';

type Cell = { readonly row: { readonly first_day: string; readonly last_day: string | null } };

export const FirstDay = ({ row: { first_day } }: Cell) => dayAndYear(first_day);
export const UntilDay = ({ row: { last_day } }: Cell) => last_day && dayAndYear(last_day);
