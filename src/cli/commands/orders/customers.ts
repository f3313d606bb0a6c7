import { eraseCustomer } from '#connectors/embedded/orders/personal-data.ts';
import { parseArguments } from '../../arguments.ts';
import { type CliCommand, UsageError } from '../../command.ts';
import { describeSubcommands, runSubcommand, type Subcommand, type Subcommands } from '../../subcommands.ts';
import { counted } from '../../terminal.ts';

const erase: Subcommand = {
  usage: '<email> [--yes]',
  summary: 'Erase name, address, email and notes of a customer in all orders; products and amounts stay',
  run: async (args, { terminal, openShop }) => {
    const { positionals, flags } = parseArguments(args, { positionals: [1, 1], flags: ['yes'] });
    const [email = ''] = positionals;
    if (!email.includes('@')) throw new UsageError(`Not an email address: ${email}`);
    if (!flags.has('yes')) {
      terminal.report(`What is erased cannot be restored. Add --yes to erase ${email}.`);
      return 'failed';
    }
    const result = eraseCustomer(openShop().store, email);
    if (!result.ok) {
      terminal.report(`Not erased: ${result.open.join(', ')} has pieces to be sent. Send or cancel them first.`);
      return 'failed';
    }
    terminal.print(`Erased in ${counted(result.orders, 'order')}.`);
    return 'done';
  },
};

const subcommands: Subcommands = { erase };

export const customers: CliCommand = {
  name: 'customers',
  usage: '<subcommand> <args>',
  summary: 'Erase the personal data of a customer',
  details: ['', ...describeSubcommands('customers', subcommands)],
  run: async (args, context) => runSubcommand(subcommands, args, context),
};
