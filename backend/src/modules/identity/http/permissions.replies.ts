import { ApiProperty } from '@nestjs/swagger';
import { Flag, Id, Text } from '../../../platform/http/fields.js';

export class PermissionReply {
  @Id() id: string;
  @Text() name: string;
  @Text() code: string;
  @Text() description: string;
  @Flag({ description: 'Narrows instead of granting; shown in red' }) is_restriction: number;
}

export class PermissionsReply {
  @ApiProperty({ type: PermissionReply, isArray: true }) permissions: PermissionReply[];
}

export class ListedPermissionReply extends PermissionReply {
  @Text({ description: 'What it belongs to; the groups stand after one another' }) group: string;
}

export class ListedPermissionsReply {
  @ApiProperty({ type: ListedPermissionReply, isArray: true }) permissions: ListedPermissionReply[];
}

export class PermissionCodesReply extends PermissionsReply {
  @ApiProperty({ type: String, isArray: true, description: 'Every spelling of every code held' }) codes: string[];
}
