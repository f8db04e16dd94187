import { useState } from 'react';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { get, getFile, post, upload, type ApiError, type Input, type Query, type Reply } from '@leadline/api-client';
import { saveFile } from '@leadline/api-client/save-file';
import { keys } from './keys';

export type Import = Reply<'imports/read'>['import_run'];
export type Kind = Import['kind'];
export type Check = Reply<'imports/check'>;
export type CheckedRow = Check['rows'][number];
export type Listed = Reply<'imports/index'>['imports'][number];
export type Show = NonNullable<Query<'imports/check'>['show']>;

const GLANCE_MS = 700;
export const isAtWork = (run: Import | undefined) => run?.state === 'running' || run?.state === 'undoing';

/** An import as it stands; looked at again and again while it is at work. */
export const useImport = (id: string) =>
  useQuery({
    queryKey: keys.import(id),
    queryFn: async ({ signal }) => (await get('imports/read', { id }, signal)).import_run,
    enabled: id !== '',
    refetchInterval: ({ state }) => (isAtWork(state.data) ? GLANCE_MS : false),
  });

export const useImports = () =>
  useQuery({
    queryKey: keys.importList,
    queryFn: async ({ signal }) => (await get('imports/index', {}, signal)).imports,
  });

export type Asked = Pick<Query<'imports/check'>, 'show' | 'problem' | 'offset' | 'limit'>;

/** `state` belongs to the question: what is said of a row changes with it. */
export const useCheck = ({ id, state }: Import, asked: Asked) =>
  useQuery({
    queryKey: keys.importRows(id, state, asked),
    queryFn: ({ signal }) => get('imports/check', { id, ...asked }, signal),
    placeholderData: keepPreviousData,
  });

/** Reads a file; `share` says how much of it has gone, and is null while none is on its way. */
export const useReadFile = (then: (run: Import) => void) => {
  const client = useQueryClient();
  const [share, setShare] = useState(0);
  const { mutate, isPending, error } = useMutation<Import, ApiError, { kind: Kind; file: File }>({
    mutationFn: async ({ kind, file }) => (await upload('imports/upload', { kind, file }, setShare)).import_run,
    onSuccess: (run) => {
      client.setQueryData(keys.import(run.id), run);
      then(run);
    },
  });
  const read = (kind: Kind, file: File) => {
    setShare(0);
    mutate({ kind, file });
  };
  return { read, share: isPending ? share : null, error };
};

type Step = 'imports/columns' | 'imports/take' | 'imports/start' | 'imports/undo';

/** One decision about an import; what is shown of its rows follows from it. */
export const useImportStep = <Name extends Step>(name: Name) => {
  const client = useQueryClient();
  return useMutation<Import, ApiError, Input<Name>>({
    mutationKey: [name],
    mutationFn: async (input) => (await post(name as Step, input as Input<Step>)).import_run,
    onSuccess: (run) => {
      client.setQueryData(keys.import(run.id), run);
      void client.invalidateQueries({ queryKey: keys.allImportRows(run.id) });
      void client.invalidateQueries({ queryKey: keys.importList });
    },
  });
};

/** After an import, or its undoing, no list is what it was. */
export const useForgetLists = () => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ predicate: ({ queryKey: [first] }) => first !== keys.imports[0] });
};

export const downloadExample = async (kind: Kind) =>
  saveFile(await getFile('imports/example', { kind }), `${kind}.csv`);
