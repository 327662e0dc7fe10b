// The shell's sheet stands alone in the page's head: it says the order itself.
import { declareLayers } from './declare-layers.ts';

declareLayers();
