import type { AnyRow, Field } from './describe-list';

const filled = (value: unknown) => (value === null || value === undefined ? '' : value);

/**
 * Only what differs is sent, so that what somebody else has written in another field stays. An emptied field is null; of
 * what is filled in by parts, all are sent.
 */
export const differing = (fields: readonly Field<AnyRow>[], before: object, now: object): Record<string, unknown> => {
  const [was, is] = [before, now] as Record<string, unknown>[];
  return Object.fromEntries(
    fields.flatMap(({ source, input }) => {
      if (!input) return [];
      const { source: wire = source, parts = [wire], blank } = input;
      if (parts.every((part) => filled(is?.[part]) === filled(was?.[part]))) return [];
      return parts.map((part) => {
        const value = filled(is?.[part]);
        return [part, value === '' && !blank ? null : value] as const;
      });
    }),
  );
};
