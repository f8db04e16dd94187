import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { get, post, type Action, type ActionReply, type ApiError, type Input, type Reply } from '@leadline/api-client';
import { keys } from './keys';
import type { SettingChange } from './settings';

export type FarmRow = Reply<'farms/farmList'>['farms'][number];
export type Wanted = { readonly search: string; readonly is_active: '1' | '0' | 'all'; readonly offset: number };

export const farmsAtOnce = 50;

/** Barns of the platform, a page at a time. */
export const useFarms = (wanted: Wanted) =>
  useQuery({
    queryKey: keys.farms(wanted),
    queryFn: ({ signal }) => get('farms/farmList', { ...wanted, limit: farmsAtOnce }, signal),
    placeholderData: keepPreviousData,
  });

/** One barn's settings and what they can be. */
export const useFarmEditor = (farm_id: string) =>
  useQuery({ queryKey: keys.farmEditor(farm_id), queryFn: ({ signal }) => get('super/index', { farm_id }, signal) });

/** The waivers that a barn has at the provider. */
export const useWaiverTemplates = (farm_id: string) =>
  useQuery({
    queryKey: keys.waiverTemplates(farm_id),
    queryFn: ({ signal }) => get('waiver_template/index', { farm_id }, signal),
    select: ({ templates }) => templates,
  });

export const usePlatformHealth = () =>
  useQuery({
    queryKey: keys.platformHealth,
    queryFn: ({ signal }) => get('super/health', {}, signal),
    refetchInterval: 30_000,
  });

/** An action of the super user; the barns are asked for anew. */
const usePlatformWrite = <Name extends Action>(name: Name) => {
  const client = useQueryClient();
  return useMutation<ActionReply<Name>, ApiError, Input<Name>>({
    mutationKey: [name],
    mutationFn: (input) => post(name, input),
    onSettled: async () => {
      // A first question that is still on its way would be taken for the answer, as it was before.
      await client.cancelQueries({ queryKey: keys.allFarms });
      await client.invalidateQueries({ queryKey: keys.allFarms });
    },
  });
};
export const useEnterFarm = () => usePlatformWrite('super/enterFarm');
export const useOpenFarm = () => usePlatformWrite('farms/create');
export const useSetFarmActivation = () => usePlatformWrite('farms/updateActivationStatus');
export const useInviteAdministrator = () => usePlatformWrite('vusers/createAdminAccount');
export const useAddProgramType = () => usePlatformWrite('setup/program_types');
export const useSaveWaiverTemplate = () => usePlatformWrite('waiver_template/create');
export const useRequestPaymentCustomer = () => usePlatformWrite('farms/createEqoStripeCustomer');

/** One setting of one barn; sent one after the other, so that the last answer is what stands. */
export const useSaveFarmSetting = (farm_id: string) => {
  const client = useQueryClient();
  return useMutation<ActionReply<'farms/updateFarmPreferences'>, ApiError, SettingChange>({
    mutationKey: ['farms/updateFarmPreferences'],
    scope: { id: `settings-${farm_id}` },
    mutationFn: (change) => post('farms/updateFarmPreferences', { farm_id, ...change }),
    onSuccess: ({ farmDefaults }) =>
      client.setQueryData<Reply<'super/index'>>(
        keys.farmEditor(farm_id),
        (known) => known && { ...known, farmDefaults },
      ),
  });
};
