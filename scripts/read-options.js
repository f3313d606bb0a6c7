import { parseArgs } from 'node:util';

/**
 * The options and arguments of a script. Ends the process with `help` where it is asked for, and with one line and the
 * help where something else was typed than the script knows. Runs on Node 20, as `prepare.js` does.
 *
 * @template {import('node:util').ParseArgsConfig['options']} T
 * @param {string} help
 * @param {T} options
 */
export function readOptions(help, options) {
  try {
    const { values, positionals } = parseArgs({
      options: { ...options, help: { type: 'boolean', short: 'h', default: false } },
      allowPositionals: true,
    });
    if (!values.help) return { values, positionals };
    console.log(help);
    return process.exit(0);
  } catch (error) {
    // Node's advice after the first sentence is about a way to write arguments that no script takes.
    return refuseOptions(help, `${error.message.split('. ')[0]}.`);
  }
}

/**
 * Ends the process with what is wrong and the help.
 *
 * @param {string} help
 * @param {string} problem
 * @returns {never}
 */
export function refuseOptions(help, problem) {
  console.error(`${problem}\n\n${help}`);
  return process.exit(2);
}
