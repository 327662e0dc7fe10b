throw new Error('Non so cominciare');

export default () => null;
