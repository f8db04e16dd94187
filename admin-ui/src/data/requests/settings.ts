import { useMutation, useQueryClient } from '@tanstack/react-query';
import { post, type ActionReply, type ApiError, type Input } from '@leadline/api-client';
import { barnQuery, type Barn } from './barn';
import { keys } from './keys';

export type SettingValue = string | number | null;
export type SettingChange = { readonly field: string; readonly value: SettingValue };

/** One setting of the own barn. Sent one after the other, so that the last answer is what stands. R047 */
export const useSaveSetting = () => {
  const client = useQueryClient();
  return useMutation<ActionReply<'farms/updateFarmPreferencesClient'>, ApiError, SettingChange>({
    mutationKey: ['farms/updateFarmPreferencesClient'],
    scope: { id: 'settings' },
    mutationFn: (change) =>
      post('farms/updateFarmPreferencesClient', change satisfies Input<'farms/updateFarmPreferencesClient'>),
    onSuccess: ({ farmDefaults }) =>
      client.setQueryData(barnQuery.queryKey, (known) => known && { ...known, farmDefaults }),
    onSettled: (_done, _error, { field }) => {
      // Lessons, lists and what they warn of are drawn from settings, too.
      if (field === 'time_zone') void client.invalidateQueries({ queryKey: keys.lessons });
      if (field.includes('payment_reminder')) void client.invalidateQueries({ queryKey: keys.nextReminders });
    },
  });
};

/** What a setting is now, under its wire name. */
export const valueOf = (barn: Barn, name: string): SettingValue =>
  (barn as Readonly<Record<string, SettingValue | undefined>>)[name] ?? null;
