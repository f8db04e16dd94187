export interface PlainRefusal {
  status: number;
  code: string;
  message: string;
}

const CODES: Readonly<Record<number, string>> = {
  400: 'invalid_input',
  401: 'signed_out',
  403: 'forbidden',
  404: 'not_found',
  408: 'too_slow',
  413: 'too_large',
  414: 'address_too_long',
  415: 'unsupported_media',
  429: 'too_many',
  431: 'headers_too_large',
};

const MESSAGES: Readonly<Record<number, string>> = {
  400: 'The request could not be read.',
  404: 'There is no such address.',
  408: 'The request took too long to arrive.',
  413: 'This is more than the server takes.',
  414: 'The address is longer than any of ours.',
  415: 'The server does not take content of this kind.',
  429: 'Too many requests. Please wait a moment and try again.',
  431: 'The request’s headers are longer than the server takes.',
};

export const plainRefusal = (status: number, message = MESSAGES[status]): PlainRefusal => ({
  status,
  code: CODES[status] ?? 'refused',
  message: message ?? 'The request was refused.',
});
