import { get, post, type ApiError, type Input, type Reply } from '@leadline/api-client';
import {
  pushState,
  switchPushOff,
  switchPushOn,
  type PushDevice,
  type PushState,
} from '@leadline/api-client/push-browser';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

export type PushNews = Reply<'push_devices/index'> & { readonly here: PushState };

const queryKey = ['push-devices'];

/** What the server knows, and what this browser can do. */
export const pushDevicesQuery = () =>
  queryOptions({
    queryKey,
    queryFn: async ({ signal }): Promise<PushNews> => {
      const known = await get('push_devices/index', {}, signal);
      return { ...known, here: await pushState(known.devices) };
    },
  });

const useThen = <Told, Done>(mutationFn: (told: Told) => Promise<Done>) => {
  const client = useQueryClient();
  return useMutation<Done, ApiError, Told>({
    mutationFn,
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
};

export const useSwitchOn = () => useThen((publicKey: string) => switchPushOn(publicKey));
export const useSwitchOff = () => useThen((device: PushDevice) => switchPushOff(device));
export const usePushWish = () => useThen((wish: Input<'push_devices/wish'>) => post('push_devices/wish', wish));
export const useRemoveDevice = () => useThen(({ device_id }: PushDevice) => post('push_devices/remove', { device_id }));
export const useTestPush = () => useThen(({ device_id }: PushDevice) => post('push_devices/test', { device_id }));
