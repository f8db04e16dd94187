import type { Multipart, MultipartFile } from '@fastify/multipart';
import { applyDecorators, createParamDecorator, type ExecutionContext, type Type } from '@nestjs/common';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import { invalid, Refusal } from '../errors/refusal.js';
import type { SignedInRequest } from '../auth/access.guard.js';
import { inputValidation } from './validation.js';

export interface UploadedFile {
  name: string;
  content: Buffer;
}
/** `file` may be left out. */
export interface Form<Fields> {
  file?: UploadedFile;
  fields: Fields;
}
export interface Upload<Fields> extends Form<Fields> {
  file: UploadedFile;
}
interface UploadRules {
  fields: Type;
  maxBytes: number;
  tooLarge: string;
}

const FIELD = 'file';
const FEW = 20;
const validation = inputValidation();

const isTooLarge = (error: unknown) => (error as { code?: string }).code === 'FST_REQ_FILE_TOO_LARGE';

const isMalformed = (error: unknown) => !(error instanceof Refusal) && !(error as { statusCode?: number }).statusCode;

/** In memory: limits are a few megabytes. */
async function contentOf(part: MultipartFile, tooLarge: string): Promise<UploadedFile> {
  if (part.fieldname !== FIELD) throw invalid(part.fieldname, `${part.fieldname.slice(0, 100)} must not be a file`);
  try {
    return { name: part.filename, content: await part.toBuffer() };
  } catch (error) {
    throw isTooLarge(error)
      ? new Refusal('too_large', 'too_large', tooLarge, [{ field: FIELD, message: tooLarge }])
      : error;
  }
}

async function partsOf(request: SignedInRequest, { maxBytes, tooLarge }: UploadRules) {
  const sent: { file?: UploadedFile; fields: Record<string, unknown> } = { fields: {} };
  const limits = { fileSize: maxBytes, files: 1, fields: FEW, parts: FEW, fieldSize: 10_000 };
  try {
    for await (const part of request.parts({ limits }) as AsyncIterable<Multipart>)
      if (part.type === 'file') sent.file = await contentOf(part, tooLarge);
      else sent.fields[part.fieldname] = part.value;
  } catch (error) {
    throw isMalformed(error) ? invalid(FIELD, 'The form with the file could not be read') : error;
  }
  return sent;
}

async function formOf(rules: UploadRules, context: ExecutionContext): Promise<Form<unknown>> {
  const request = context.switchToHttp().getRequest<SignedInRequest>();
  const { file, fields: typed }: Partial<Form<unknown>> = request.isMultipart()
    ? await partsOf(request, rules)
    : { fields: request.body ?? {} };
  const fields: unknown = await validation.transform(typed, { type: 'body', metatype: rules.fields });
  if (typed && Object.hasOwn(typed, FIELD)) throw invalid(FIELD, 'file must be sent as a file of a form');
  if (file?.content.length === 0) throw invalid(FIELD, 'The file is empty');
  return { file, fields };
}

/** Fields, as a form or as JSON, and perhaps a file. */
export const FromForm = createParamDecorator(formOf);

export const FromUpload = createParamDecorator(
  async (rules: UploadRules, context: ExecutionContext): Promise<Upload<unknown>> => {
    const { file, fields } = await formOf(rules, context);
    if (!file) throw invalid(FIELD, 'file is required');
    return { file, fields };
  },
);

export const Uploads = (body: Type, { alsoJson = false } = {}) =>
  applyDecorators(
    ApiConsumes('multipart/form-data', ...(alsoJson ? ['application/json'] : [])),
    ApiBody({ type: body }),
  );
