import { Flag, Text } from '../../../platform/http/fields.js';

export class AuthTokenReply {
  @Text() auth_token: string;
}

export class SignedInReply extends AuthTokenReply {
  /** Names the device at its next sign-in; it opens nothing. */
  @Text() device: string;
}

export class SuccessReply {
  @Flag() success: number;
}

export class LinkSentReply extends SuccessReply {
  @Text() message: string;
}
