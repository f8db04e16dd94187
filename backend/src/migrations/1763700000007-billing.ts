import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Billing1763700000007 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query(`
      -- What a barn sells: prepaid lessons or, untracked, anything else. system_use marks the three products of the system itself. C12
      create table product (
        farm_id uuid not null references farm,
        product_id uuid not null,
        product_name text not null,
        product_desc text,
        price_minor bigint not null check (price_minor >= 0),
        product_count int not null check (product_count >= 0),
        expires_in int not null check (expires_in > 0),
        is_tracked boolean not null default true,
        purchase_online boolean not null default false,
        is_auto boolean not null default false,
        renew_day_of_month int check (renew_day_of_month between 1 and 31),
        tax_percent numeric(7, 5) check (tax_percent between 0 and 1),
        fee numeric(7, 5) check (fee between 0 and 1),
        system_use text check (system_use in ('makeup', 'credit', 'adjustment')),
        is_active boolean not null default true,
        primary key (farm_id, product_id)
      );
      create unique index product_system_use on product (farm_id, system_use) where system_use is not null;

      -- Programs whose lessons a product pays for; none means any. C02
      create table product_program (
        farm_id uuid not null,
        product_id uuid not null,
        program_id uuid not null,
        primary key (farm_id, product_id, program_id),
        foreign key (farm_id, product_id) references product,
        foreign key (farm_id, program_id) references program
      );

      alter table section add foreign key (farm_id, product_id) references product;

      -- Read table of payment streams. Amounts in minor units; a refund is negative. A payment that is an invoice is unpaid at first.
      create table payment (
        farm_id uuid not null references farm,
        payment_id uuid not null,
        billing_person_id uuid not null,
        transaction_type text not null check (transaction_type in ('manual', 'invoice', 'online', 'refund')),
        payment_method text,
        subtotal_minor bigint not null,
        tax_minor bigint not null,
        fee_minor bigint not null,
        total_minor bigint not null,
        received date not null,
        reference text,
        invoice_number int,
        paid boolean not null,
        is_quickpay boolean not null,
        -- The payment money is given back of, and the cancelled lesson student it is given back for.
        refund_of uuid,
        refund_for uuid,
        -- pending: a refund that an administrator has to approve. C09
        refund_state text check (refund_state in ('pending', 'done')),
        created_at timestamptz not null,
        primary key (farm_id, payment_id),
        foreign key (farm_id, billing_person_id) references person
      );
      create unique index payment_invoice_number on payment (farm_id, invoice_number) where invoice_number is not null;
      create index payment_by_account on payment (farm_id, billing_person_id, received);
      create index payment_by_refund on payment (farm_id, refund_for) where refund_for is not null;

      -- Read table of package streams: what a student holds ("item" on the wire). used counts the places it covers now. C01
      create table package (
        farm_id uuid not null references farm,
        package_id uuid not null,
        student_id uuid not null,
        product_id uuid not null,
        kind text not null check (kind in ('package', 'makeup', 'credit', 'adjustment')),
        product_name text not null,
        is_tracked boolean not null,
        purchase_date date not null,
        start_date date not null,
        expiry_date date not null check (expiry_date >= start_date),
        start_count int not null check (start_count >= 0),
        used int not null check (used >= 0),
        price_minor bigint not null,
        tax_percent numeric(7, 5) not null,
        payment_id uuid,
        -- The cancelled lesson student a makeup, credit or single lesson was issued for. C05
        issued_for uuid,
        missed_date date,
        missed_title text,
        created_at timestamptz not null,
        primary key (farm_id, package_id),
        constraint package_units_left check (not is_tracked or used <= start_count),
        foreign key (farm_id, student_id) references student,
        foreign key (farm_id, product_id) references product,
        foreign key (farm_id, payment_id) references payment deferrable initially deferred
      );
      create index package_by_student on package (farm_id, student_id, expiry_date);
      create index package_by_issue on package (farm_id, issued_for) where issued_for is not null;
    `);
  }

  async down(runner: QueryRunner) {
    await runner.query(`
      drop table package, payment;
      alter table section drop constraint section_farm_id_product_id_fkey;
      drop table product_program, product;
    `);
  }
}
