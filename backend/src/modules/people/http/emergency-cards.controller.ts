import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiConflictResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.js';
import { FromCaller, type Caller } from '../../../platform/http/caller.js';
import { NoteEmergencyCard } from '../commands/note-emergency-card.js';
import { emergencyCard, ListEmergencyCards, ReadEmergencyCard } from '../queries/emergency-card.js';
import {
  EmergencyCardReply,
  EmergencyCardsQuery,
  EmergencyCardsReply,
  NoteEmergencyCardInput,
} from './emergency-cards.replies.js';
import { RiderLevelQuery, TEACHES } from './rider-levels.replies.js';

@ApiTags('people')
@Controller('emergency_cards')
export class EmergencyCardsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /**
   * Whom to call, and what to know, if a rider is hurt. The medical note and the account holder’s number are for families, and for staff
   * who may or who teach the rider now.
   */
  @Get('show')
  @Allow({ adm: true, ins: [...TEACHES, 'NOTE_EMERGENCY_CARDS'], stu: true })
  @ApiOkResponse({ type: EmergencyCardReply })
  show(@FromCaller() caller: Caller, @Query() { student_id }: RiderLevelQuery): Promise<EmergencyCardReply> {
    return this.queries.execute(new ReadEmergencyCard(caller, { studentId: student_id }));
  }

  /** Of everybody who rides on a day; nobody where the barn keeps none. */
  @Get('index')
  @Allow({ adm: true, ins: 'STAFF_CAN_ACCESS_DAYSHEET' })
  @ApiOkResponse({ type: EmergencyCardsReply })
  async index(@FromCaller() caller: Caller, @Query() { date }: EmergencyCardsQuery): Promise<EmergencyCardsReply> {
    return { cards: await this.queries.execute(new ListEmergencyCards(caller, { day: date })) };
  }

  @Post('save')
  @HttpCode(200)
  @Allow({ adm: true, ins: 'NOTE_EMERGENCY_CARDS', stu: true })
  @ApiOkResponse({ type: EmergencyCardReply })
  @ApiConflictResponse()
  save(
    @FromCaller() caller: Caller,
    @Body() { student_id: studentId, contacts, medical_note, version: seen }: NoteEmergencyCardInput,
  ): Promise<EmergencyCardReply> {
    const details = {
      contacts: contacts.map(({ name, phone, relation }) => ({ name, phone, relation: relation || null })),
      medicalNote: medical_note || null,
    };
    return this.commands.execute(
      new NoteEmergencyCard(caller, { studentId, seen, ...details }).answering((sql, _, asker) =>
        emergencyCard(sql, asker, studentId),
      ),
    );
  }
}
