import { Controller, Get, Inject } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.js';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { Text } from '../../../platform/http/fields.js';

class VersionReply {
  @Text({ description: 'Screens of another version load themselves anew, once' }) version: string;
}

@ApiTags('vusers')
@Controller('vusers')
export class VersionController {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /** Asked by screens that have been open for an hour. R013 F15 */
  @Get('checkUserVersion')
  @Allow({ adm: true, ins: true, stu: 'everybody', spr: true })
  @ApiOkResponse({ type: VersionReply })
  version(): VersionReply {
    return { version: this.config.version };
  }
}
