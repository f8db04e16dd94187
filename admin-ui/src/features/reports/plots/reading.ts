import { createContext, use } from 'react';

/** What is read of a mark; a finger reads it first and then goes on, from there or from the mark. */
export type Read = { readonly says: string; readonly to: string; readonly byFinger: boolean };

type Reads = { readonly read: Read | null; readonly setRead: (read: Read | null) => void };

export const Reading = createContext<Reads>({ read: null, setRead: () => undefined });

export const useReading = () => use(Reading);
