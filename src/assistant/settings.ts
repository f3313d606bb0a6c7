import { z } from 'zod';

/** The variables of the language model that answers visitors. Part of the table of all variables. */
export const modelVariables = {
  OPENAI_API_KEY: z
    .string()
    .min(1)
    .optional()
    .describe('OpenAI API key; the assistant then answers with an OpenAI model.'),
  OPENAI_BASE_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('Base URL of the OpenAI API, if not the default.'),
  ANTHROPIC_API_KEY: z
    .string()
    .min(1)
    .optional()
    .describe('Anthropic API key; the assistant then answers with an Anthropic model.'),
  AI_BASE_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(
      'Base URL of an OpenAI-compatible server (Ollama, vLLM), e.g. http://127.0.0.1:11434/v1; requires AI_MODEL.',
    ),
  AI_API_KEY: z.string().min(1).optional().describe('API key for the server at AI_BASE_URL, if it requires one.'),
  AI_MODEL: z.string().min(1).optional().describe('Model name, for the configured provider.'),
  AI_DAILY_TOKENS: z.coerce
    .number()
    .int()
    .min(0)
    .default(1_000_000)
    .describe('Daily token limit for the model; once it is reached, the built-in assistant answers.'),
} as const;
