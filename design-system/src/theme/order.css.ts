// The shell's sheet can be the only one in the page's head, so it declares the order of the layers, too.
import { declareLayers } from './declare-layers.ts';

declareLayers();
