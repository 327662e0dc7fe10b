import type { GenerationRecord } from '@vetta/contract/generations';

type Canary = NonNullable<GenerationRecord['canary']>;

/** Returns how an open canary fares on its screen, and what follows: «va bene da 6 minuti». */
export function healthInWords({ health, extendsWhenHealthy }: Canary): string {
  if (health === null || health.state === 'waiting') return 'lo schermo non la mostra ancora';
  const minutes = Math.floor(health.seconds / 60);
  const well =
    minutes === 0
      ? 'va bene da meno di un minuto'
      : `va bene da ${minutes === 1 ? 'un minuto' : `${minutes} minuti`}`;
  if (health.state === 'healthy') return `${well}: si può estendere`;
  return extendsWhenHealthy ? `${well}, a quindici si estende da sola` : well;
}
