import { ApiProperty } from '@nestjs/swagger';
import { Count, Id, OneOf, Text } from '../../../platform/http/fields.js';
import { LOGO_TYPES, MOST_LOGO_BYTES, MOST_LOGO_PIXELS } from '../domain/logo.js';

const pixels = { max: MOST_LOGO_PIXELS, description: 'Pixels' };

export class LogoInput {}
/** Only describes the call; `FromUpload` reads what arrives. */
export class LogoUpload {
  @ApiProperty({
    type: String,
    format: 'binary',
    description: `PNG, JPEG or WebP, at most ${MOST_LOGO_BYTES} bytes, and ${MOST_LOGO_PIXELS} pixels on either side`,
  })
  file: string;
}

export class LogoReply {
  @Id() id: string;
  @OneOf(LOGO_TYPES, { description: 'By its content' }) content_type: string;
  @Count({ max: MOST_LOGO_BYTES, description: 'Bytes' }) size: number;
  @Count(pixels) width: number;
  @Count(pixels) height: number;
  @Text({ description: 'Asked for with the same token' }) url: string;
}
export class BarnLogoReply {
  @ApiProperty({ type: LogoReply, nullable: true }) logo: LogoReply | null;
}
