import { ApiProperty } from '@nestjs/swagger';
import { Flag, Text } from '../../../platform/http/fields.js';

export class WaiverTemplateReply {
  @Text() template_id: string;
  @Text() title: string;
  @Flag() is_public: number;
  @Flag() create_user_account: number;
  @Flag() is_active: number;
}

export class WaiverTemplatesReply {
  @ApiProperty({ type: WaiverTemplateReply, isArray: true }) templates: WaiverTemplateReply[];
}
