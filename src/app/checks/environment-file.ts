import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { variables } from '#config.ts';
import type { DoctorFinding } from '#commerce/setup.ts';
import { closestName, editDistance } from '#shop/text/edit-distance.ts';

/** What `doctor` says about the file `.env` in a folder. It ignores variables that are not the service's. */
export function checkEnvironmentFile(folder = '.'): DoctorFinding {
  const file = join(folder, '.env');
  if (!existsSync(file)) return { status: 'ok', line: 'there is none' };
  const source = readFileSync(file, 'utf8');
  const faults = [...misspeltVariables(source), ...linesWithColon(source)];
  if (faults.length === 0) return { status: 'ok', line: `${Object.keys(parseEnv(source)).length} variables` };
  return { status: 'warning', line: faults.join('; '), remedy: 'Correct these lines: they have no effect.' };
}

const names = Object.keys(variables.shape);

function misspeltVariables(source: string): readonly string[] {
  return Object.keys(parseEnv(source)).flatMap((name) => {
    const meant = closestName(name, names);
    const isMisspelt = meant !== null && meant !== name && name.length > 4 && editDistance(name, meant) <= 2;
    return isMisspelt ? [`${name} is no setting; perhaps ${meant}`] : [];
  });
}

/** Settings that are written as in YAML, which parsers of `.env` skip silently. */
function linesWithColon(source: string): readonly string[] {
  const found = Array.from(source.matchAll(/^[ \t]*([A-Z_]+)[ \t]*:/gm), ([, name = '']) => name);
  return found.filter((name) => names.includes(name)).map((name) => `${name} needs “=” in place of “:”`);
}
