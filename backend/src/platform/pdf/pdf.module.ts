import { Module } from '@nestjs/common';
import { Pdf } from './pdf.js';

@Module({ providers: [Pdf], exports: [Pdf] })
export class PdfModule {}
