import { ApiProperty } from '@nestjs/swagger';
import { Flag, OneOf } from '../../../platform/http/fields.js';
import { recordReply } from '../../../platform/records/record-classes.js';
import { colour } from '../records/colour.js';
import { SectionReply } from './sections.js';
import { firstSteps, type FirstStep } from '../domain/first-steps.js';

export class DefaultSectionReply {
  @ApiProperty({ type: SectionReply, nullable: true }) defaultSection: SectionReply | null;
}

export class ColourReply extends recordReply(colour) {}

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
