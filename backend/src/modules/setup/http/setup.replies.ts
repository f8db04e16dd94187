import { ApiProperty } from '@nestjs/swagger';
import { Flag, Id, OneOf, Text } from '../../../platform/http/fields.js';
import { SectionReply } from './sections.js';
import { firstSteps, type FirstStep } from '../domain/first-steps.js';

export class DefaultSectionReply {
  @ApiProperty({ type: SectionReply, nullable: true }) defaultSection: SectionReply | null;
}

export class ColourReply {
  @Id() id: string;
  @Text() color_name: string;
  @Text({ example: '#2D6E55' }) color_code: string;
}

export class ColoursReply {
  @ApiProperty({ type: ColourReply, isArray: true }) colors: ColourReply[];
}

export class FirstStepReply {
  @OneOf(firstSteps) name: FirstStep;
  @Flag() done: number;
}

export class FirstStepsReply {
  @ApiProperty({ type: FirstStepReply, isArray: true, description: 'In the order in which one leads to the next' })
  steps: FirstStepReply[];
}
