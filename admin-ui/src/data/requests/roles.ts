import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { get, post, type ActionReply, type ApiError, type Input, type Reply } from '@leadline/api-client';
import type { Warned } from './warning-text';
import { keys } from './keys';
import { useAction } from './use-action';

export type Role = Reply<'roles/index'>['roles'][number];
export type Permission = Reply<'permissions/index'>['permissions'][number];
type Links = Reply<'role_permissions/index'>;
type Link = Links['role_permissions'][number];

export const useRoles = () =>
  useQuery({
    queryKey: keys.roles,
    queryFn: ({ signal }) => get('roles/index', {}, signal),
    select: ({ roles }) => roles,
  });

/** Every permission there is, in groups. */
export const useAllPermissions = () =>
  useQuery({
    queryKey: keys.allPermissions,
    queryFn: ({ signal }) => get('permissions/index', {}, signal),
    select: ({ permissions }) => permissions,
    staleTime: Infinity,
  });

/** Which role holds which permission. */
export const useRoleLinks = () =>
  useQuery({
    queryKey: keys.roleLinks,
    queryFn: ({ signal }) => get('role_permissions/index', {}, signal),
    select: ({ role_permissions }) => role_permissions,
  });

/** The name stands wherever a role is chosen. */
const useSave = <Name extends 'roles/create' | 'roles/update'>(name: Name) =>
  useAction(name, [keys.roles, keys.options]);
/** Answers with a token that sees what the role opens and changes nothing. */
export const useSeeAsRole = () =>
  useMutation<ActionReply<'roles/seeAs'>, ApiError, Input<'roles/seeAs'>>({
    mutationKey: ['roles/seeAs'],
    mutationFn: (input) => post('roles/seeAs', input),
  });
export const useAddRole = () => useSave('roles/create');
export const useEditRole = () => useSave('roles/update');

type Click = Link & { readonly held: boolean };

const withClick = (links: Links | undefined, { role_id, permission_id, held }: Click): Links | undefined => {
  if (!links) return links;
  const others = links.role_permissions.filter(
    (link) => link.role_id !== role_id || link.permission_id !== permission_id,
  );
  return { role_permissions: held ? [...others, { role_id, permission_id }] : others };
};

/** Shown at once, sent one after the other, and taken back by itself where it is refused. */
export const useSetRolePermission = () => {
  const client = useQueryClient();
  const show = (click: Click) => client.setQueryData<Links>(keys.roleLinks, (links) => withClick(links, click));
  return useMutation<{ readonly warnings?: readonly Warned[] }, ApiError, Click>({
    mutationKey: keys.roleLinks,
    scope: { id: 'role-links' },
    mutationFn: async ({ held, ...link }) => {
      if (!held) return post('role_permissions/delete', link);
      await post('role_permissions/create', link);
      return {};
    },
    onMutate: async (click) => {
      await client.cancelQueries({ queryKey: keys.roleLinks });
      show(click);
    },
    onError: (_error, click) => void show({ ...click, held: !click.held }),
    onSettled: () => {
      // An answer that comes while further clicks are under way would show them undone.
      if (client.isMutating({ mutationKey: keys.roleLinks }) === 1)
        void client.invalidateQueries({ queryKey: keys.roleLinks });
    },
  });
};
