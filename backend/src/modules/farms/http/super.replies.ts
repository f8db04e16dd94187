import { ApiProperty } from '@nestjs/swagger';
import { Count, Flag, Id, OneOf, Text } from '../../../platform/http/fields.js';
import { FarmDefaultsReply } from './farm-defaults.replies.js';

export class FarmRowReply {
  @Id() id: string;
  @Text() farm_name: string;
  @Flag() is_active: number;
  @Text() country_code: string;
  @Text() time_zone: string;
  @Text({ nullable: true }) email: string | null;
  @OneOf(['Free Trial', 'Live']) subscription: string;
  @ApiProperty({ format: 'date-time' }) created_at: string;
  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'Of anybody of the barn' })
  last_sign_in: string | null;
  @Count() riders: number;
  @Count() lessons_this_week: number;
}
export class FarmListReply {
  @ApiProperty({ type: FarmRowReply, isArray: true }) farms: FarmRowReply[];
  @Count({ description: 'How many there are in all' }) total: number;
}

export class FarmOptionReply {
  @Id() id: string;
  @Text() name: string;
  @Text() label: string;
}
export class PlanReply {
  @Text() id: string;
  @Text() name: string;
  @Text() label: string;
}
export class FarmEditorReply {
  @ApiProperty({ type: FarmOptionReply, isArray: true }) options_product: FarmOptionReply[];
  @ApiProperty({ type: FarmOptionReply, isArray: true }) options_section: FarmOptionReply[];
  @ApiProperty({ type: PlanReply, isArray: true }) options_plan: PlanReply[];
  @ApiProperty({ type: FarmDefaultsReply }) farmDefaults: FarmDefaultsReply;
}
export class SettingsReply {
  @ApiProperty({ type: FarmDefaultsReply }) farmDefaults: FarmDefaultsReply;
}
export class NewFarmReply {
  @Id() farm_id: string;
}
export class FarmActivationReply {
  @Id() id: string;
  @Flag() is_active: number;
}
