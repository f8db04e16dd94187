import { ApiError, failureOf, unreachable } from './api-error';
import type { ActionReply, Form, Upload } from './contract';
import { goToLogin, readToken } from './session';

const authorization = () => `Bearer ${readToken() ?? ''}`;

const refusal = (status: number, text: string): ApiError => {
  if (status === 401) goToLogin();
  try {
    return new ApiError(status, JSON.parse(text) as object);
  } catch {
    return new ApiError(status, {});
  }
};

/** `heard` gets the share that was sent, from 0 to 1. */
export const upload = <Name extends Upload>(
  name: Name,
  { file, ...fields }: Omit<Form<Name>, 'file'> & { readonly file: File },
  heard: (share: number) => void = () => undefined,
): Promise<ActionReply<Name>> =>
  new Promise((done, refused) => {
    const form = new FormData();
    // Fields first, so that the server knows them when the file arrives.
    for (const [field, value] of Object.entries(fields)) form.append(field, String(value));
    form.append('file', file);
    // fetch reports no upload progress.
    const request = new XMLHttpRequest();
    request.open('POST', `/api/${name}`);
    request.setRequestHeader('Authorization', authorization());
    request.upload.onprogress = ({ loaded, total }) => heard(total ? loaded / total : 0);
    request.onerror = () => refused(unreachable());
    request.onload = () => {
      const { status, responseText } = request;
      if (status >= 200 && status < 300) done(JSON.parse(responseText) as ActionReply<Name>);
      else refused(refusal(status, responseText));
    };
    request.send(form);
  });

type Wanted = { readonly accept?: string; readonly signal?: AbortSignal };

/** What stands at an address of the server; `accept` where it can be had in several forms. */
export const fileAt = async (url: string, { accept, signal }: Wanted = {}): Promise<Blob> => {
  const headers = { authorization: authorization(), ...(accept && { accept }) };
  const response = await fetch(url, { headers, ...(signal && { signal }) }).catch((thrown: unknown) => {
    throw failureOf(thrown, signal);
  });
  if (!response.ok) throw refusal(response.status, await response.text());
  return response.blob();
};
