import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsNotEmpty, Matches, MaxLength, MinLength } from 'class-validator';
import { Email, RequiredText, Text } from '../../../platform/http/fields.js';

const MAX_PASSWORD = 200;

/** At least eight characters with a letter and a digit; never trimmed. R014 */
const NewPassword = () =>
  applyDecorators(
    ApiProperty({ type: String, minLength: 8, maxLength: MAX_PASSWORD, example: 'Leadline2026' }),
    Matches(/(?=.*\p{L})(?=.*\d)/su, { message: 'must contain at least one number and one letter' }),
    MaxLength(MAX_PASSWORD, { message: `Password must not be longer than ${MAX_PASSWORD} characters.` }),
    MinLength(8, { message: 'Password is too short - should be 8 chars minimum.' }),
    IsNotEmpty({ message: 'No password provided.' }),
  );

export class AuthenticateInput {
  @Text({ max: 254 }) email: string;
  @ApiProperty({ type: String, maxLength: MAX_PASSWORD })
  @MaxLength(MAX_PASSWORD, { message: 'password must be text' })
  password: string;
  /** From an earlier sign-in: what others guess elsewhere does not slow this device down. */
  @Text({ max: 1000, optional: true }) device?: string;
}

export class ForgotPasswordInput {
  @Email({ message: 'email required' }) email: string;
}

export class CreatePasswordInput {
  @RequiredText({ max: 200, message: 'Invalid Token' }) token: string;
  @NewPassword() password: string;
}

export class ResetPasswordInput extends CreatePasswordInput {
  @Email({ message: 'email required' }) email: string;
}
